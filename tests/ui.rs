//! Each file in `ui-tests` contains one mistake that must not compile, and is named after it. The compiler's message
//! is stored next to it.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

/// The stored messages are those of Rust 1.95 with the feature `alloc`. Messages change between releases, so they are
/// only compared on that one; `TRYBUILD=overwrite` stores them. On other compilers the suite still checks that no
/// mistake compiles.
#[test]
fn mistakes_do_not_compile() -> io::Result<()> {
    let cases = if rustversion::cfg!(stable(1.95)) && cfg!(feature = "alloc") {
        PathBuf::from("ui-tests")
    } else {
        copies_without_messages()?
    };
    let suite = trybuild::TestCases::new();
    for entry in fs::read_dir(cases)? {
        let case = entry?.path();
        let differs = case.ends_with("boxed_variant.rs") && has_source_of_std();
        if case.extension() == Some("rs".as_ref()) && !differs {
            suite.compile_fail(case);
        }
    }
    // If one case must pass, trybuild builds all of them. Otherwise it runs `cargo check`, which doesn't evaluate the
    // `const` blocks of generic functions that reject a wrong width, opening or index.
    suite.pass("ui-tests/pass/*.rs");
    Ok(())
}

/// Checks whether the component `rust-src` is installed. If it is, a message that points into the standard library also
/// quotes its source, so it differs from the stored one.
fn has_source_of_std() -> bool {
    let output = Command::new("rustc").args(["--print", "sysroot"]).output();
    let sysroot = output.ok().and_then(|output| String::from_utf8(output.stdout).ok());
    sysroot.is_some_and(|sysroot| Path::new(sysroot.trim()).join("lib/rustlib/src/rust/library").exists())
}

/// Copies the cases without their messages. Without a message to compare, a case only fails if it compiles; the current
/// compiler's messages are written next to the copies.
fn copies_without_messages() -> io::Result<PathBuf> {
    let copies = Path::new(env!("CARGO_TARGET_TMPDIR")).join("ui-tests");
    if copies.exists() {
        fs::remove_dir_all(&copies)?;
    }
    fs::create_dir_all(&copies)?;
    for entry in fs::read_dir("ui-tests")? {
        let case = entry?;
        if case.path().extension() == Some("rs".as_ref()) {
            fs::copy(case.path(), copies.join(case.file_name()))?;
        }
    }
    env::set_var("TRYBUILD", "overwrite");
    Ok(copies)
}
