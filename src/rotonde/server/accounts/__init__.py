"""Accounts: a guest who can come back, by password, passkey or recovery code; no e-mail is needed."""
