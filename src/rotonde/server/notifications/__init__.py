"""Notifications for people who are not looking: by push, by e-mail and by web hook."""
