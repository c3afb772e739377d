"""What is said where a package that an adapter stands on is missing."""


def missing(extra: str, package: str) -> ModuleNotFoundError:
    """The error that names the extra to install."""
    return ModuleNotFoundError(
        f"This adapter needs {package}: pip install 'rotonde[{extra}]'", name=package.lower()
    )
