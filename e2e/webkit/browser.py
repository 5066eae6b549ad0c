#!/usr/bin/python3
"""A window without a frame around WebKitGTK, for WebKitWebDriver: exact sizes, Safari's rules of focus, faults told.

WebKitWebDriver starts it as it would start MiniBrowser. Options: --size=375x812, --scheme=dark, --downloads=FOLDER, and --faults=FILE, to
which each error, unhandled rejection and policy violation of a page is appended as a line of JSON.
"""
import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

options = dict(arg[2:].split("=", 1) for arg in sys.argv[1:] if arg.startswith("--") and "=" in arg)
width, height = map(int, options.get("size", "375x812").split("x"))
with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "user-script.js"), encoding="utf-8") as file:
    USER_SCRIPT = file.read()


def note_fault(_manager, result):
    if "faults" in options:
        with open(options["faults"], "a", encoding="utf-8") as file:
            file.write(result.get_js_value().to_json(0) + "\n")


def save(download, name):
    os.makedirs(options["downloads"], exist_ok=True)
    download.set_destination("file://" + os.path.join(options["downloads"], name))
    return True


def create_view(session):
    contents = WebKit2.UserContentManager()
    contents.register_script_message_handler("faults")
    contents.connect("script-message-received::faults", note_fault)
    contents.add_script(
        WebKit2.UserScript.new(
            USER_SCRIPT,
            WebKit2.UserContentInjectedFrames.ALL_FRAMES,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    view = WebKit2.WebView(web_context=context, user_content_manager=contents, is_controlled_by_automation=True)
    settings = view.get_settings()
    # As in Safari, where Tab passes links unless the reader switches them on.
    settings.set_property("enable-tabs-to-links", False)
    settings.set_property("enable-smooth-scrolling", False)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def start_automation(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("MiniBrowser")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


# GTK's switch is WebKit's prefers-reduced-motion.
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", options.get("scheme") == "dark")
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.connect("download-started", lambda _context, download: download.connect("decide-destination", save))
context.connect("automation-started", start_automation)
Gtk.main()
