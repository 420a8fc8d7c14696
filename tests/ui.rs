//! Each file of `ui-tests/` holds one mistake that the compiler must refuse, and is named after it; beside it stands
//! what the compiler says to the user who makes it.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

/// The stored messages are those of Rust 1.95, with the types of the feature `alloc`. Every release words some of them
/// anew, so they are compared on that one alone; `TRYBUILD=overwrite` stores them. On any other compiler the suite still
/// proves that no mistake compiles.
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
    // With a case that must pass, trybuild builds all of them. Without one it only checks them, and a check does not
    // evaluate the `const` blocks of generic functions, which refuse a wrong width, opening or index.
    suite.pass("ui-tests/pass/*.rs");
    Ok(())
}

/// Whether the component `rust-src` is installed. With it, a message that points into the standard library also quotes
/// its source, and differs from the stored one.
fn has_source_of_std() -> bool {
    let output = Command::new("rustc").args(["--print", "sysroot"]).output();
    let sysroot = output.ok().and_then(|output| String::from_utf8(output.stdout).ok());
    sysroot.is_some_and(|sysroot| Path::new(sysroot.trim()).join("lib/rustlib/src/rust/library").exists())
}

/// Copies the cases, so that the compiler at hand can write its messages beside the copies: with nothing to compare,
/// a case is wrong only if it compiles.
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
