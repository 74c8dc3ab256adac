"""The native application's part: a WebKit web view with message handlers, as iOS gives them, driven by JSON lines.

Each line on stdin is a command {"id", "do", "view"?, …}; each is answered on stdout by {"id", "value"} or {"id", "error"}.
What the page does by itself comes between as {"event", "view", …}: message, console, violation, window, leave, picker, crash.
With an address as its argument it opens that in a window of its own, prints each message as a line, and needs no driver.
"""
import json
import os
import sys
from urllib.parse import urlsplit

# Read by the libraries when they load.
os.environ.setdefault("WEBKIT_DISABLE_DMABUF_RENDERER", "1")
os.environ.setdefault("NO_AT_BRIDGE", "1")

# WebKit's own processes write the page's console to standard error: it is led through here.
ERRORS = os.fdopen(os.dup(2), "w", buffering=1)
CONSOLE, written_by_webkit = os.pipe()
os.dup2(written_by_webkit, 2)
os.set_blocking(CONSOLE, False)

import gi  # noqa: E402

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, WebKit2  # noqa: E402
from web_view import DRIVER, View  # noqa: E402

def say(**line):
    print(json.dumps(line), flush=True)


class Command:
    def __init__(self, line):
        self.line = line

    def __getitem__(self, key):
        return self.line[key]

    def get(self, key, standard=None):
        return self.line.get(key, standard)

    def answer(self, value=None):
        # What the page had on the console before it answered is told before.
        read_console()
        say(id=self["id"], value=value)

    def fail(self, why):
        read_console()
        say(id=self["id"], error=str(why))


views = {}


def open_view(command):
    Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", command.get("dark", False))
    window = Gtk.OffscreenWindow()
    window.set_default_size(*command["size"])
    parts = urlsplit(command["url"])
    name = command["view"]
    view = View(
        lambda event, **rest: say(event=event, view=name, **rest),
        window,
        command["handlers"],
        command.get("throwing", ()),
        command.get("scripts", ()),
        f"{parts.scheme}://{parts.netloc}",
    )
    views[name] = view
    view.waiting = command
    view.web.load_uri(command["url"])


def run(command):
    """Runs an asynchronous function's body, in the driver's world or the page's; its variable `argument` is given."""
    view = views[command["view"]]

    def ended(web, result):
        if command not in view.running:
            return
        view.running.remove(command)
        try:
            value = web.call_async_javascript_function_finish(result)
            command.answer(json.loads(value.to_json(0) or "null"))
        except (GLib.Error, TypeError) as error:
            command.fail(getattr(error, "message", error))

    view.running.append(command)
    # Values travel as JSON text, so that all kinds of them do.
    given = GLib.Variant("a{sv}", {"text": GLib.Variant("s", json.dumps(command.get("argument")))})
    body = f"const argument = JSON.parse(text);\n{command['body']}"
    view.web.call_async_javascript_function(body, -1, given, None if command.get("page") else DRIVER, None, None, ended)


def tap(command):
    """Presses and releases the primary button; `x` and `y` are CSS pixels of the page's window."""
    web = views[command["view"]].web
    pointer = Gdk.Display.get_default().get_default_seat().get_pointer()
    for kind in (Gdk.EventType.MOTION_NOTIFY, Gdk.EventType.BUTTON_PRESS, Gdk.EventType.BUTTON_RELEASE):
        event = Gdk.Event.new(kind)
        detail = event.motion if kind == Gdk.EventType.MOTION_NOTIFY else event.button
        detail.window = web.get_window()
        detail.time = GLib.get_monotonic_time() // 1000 & 0xFFFFFFFF
        detail.x = detail.x_root = command["x"]
        detail.y = detail.y_root = command["y"]
        if kind != Gdk.EventType.MOTION_NOTIFY:
            detail.button = 1
        if kind == Gdk.EventType.BUTTON_RELEASE:
            detail.state = Gdk.ModifierType.BUTTON1_MASK
        event.set_device(pointer)
        web.event(event)
    command.answer()


def write(command):
    """Types into what has the focus."""
    views[command["view"]].web.execute_editing_command_with_argument("InsertText", command["text"])
    command.answer()


def give_files(command):
    views[command["view"]].files = command["files"]
    command.answer()


def take_handlers(command):
    """The application stops listening while the page is open."""
    manager = views[command["view"]].web.get_user_content_manager()
    for name in command["names"]:
        manager.unregister_script_message_handler(name)
    command.answer()


def picture(command):
    def ended(web, result):
        try:
            web.get_snapshot_finish(result).write_to_png(command["file"])
            command.answer()
        except GLib.Error as error:
            command.fail(error.message)

    region = WebKit2.SnapshotRegion.FULL_DOCUMENT if command.get("whole") else WebKit2.SnapshotRegion.VISIBLE
    views[command["view"]].web.get_snapshot(region, WebKit2.SnapshotOptions.NONE, None, ended)


def close_view(command):
    view = views.pop(command["view"])
    view.window.destroy()
    view.web.destroy()
    command.answer()


COMMANDS = {
    "open": open_view,
    "run": run,
    "tap": tap,
    "write": write,
    "files": give_files,
    "take": take_handlers,
    "picture": picture,
    "close": close_view,
}


console = b""


def read_console():
    """Tells each line of the page's console; any other word on standard error goes its way."""
    global console
    try:
        console += os.read(CONSOLE, 1 << 20)
    except BlockingIOError:
        return
    *lines, console = console.split(b"\n")
    for line in lines:
        text = line.decode("utf-8", "replace")
        if driven and (text.startswith("CONSOLE ") or " CONSOLE " in text):
            say(event="console", text=text)
        else:
            ERRORS.write(text + "\n")


def on_console(*_):
    read_console()
    return True


rest = b""


def on_command(*_):
    global rest
    data = os.read(0, 1 << 20)
    if data == b"":
        Gtk.main_quit()
        return False
    *lines, rest = (rest + data).split(b"\n")
    for line in lines:
        command = Command(json.loads(line))
        try:
            COMMANDS[command["do"]](command)
        except Exception as error:  # the driver is told, whatever it is
            command.fail(f"{type(error).__name__}: {error}")
    return True


def preview(url, handlers):
    window = Gtk.Window(title=url)
    window.set_default_size(390, 844)
    window.connect("destroy", Gtk.main_quit)

    def tell(event, **rest):
        if event == "message":
            say(**rest)
        else:
            ERRORS.write(f"{event}: {' '.join(map(str, rest.values()))}\n")

    view = View(tell, window, handlers)
    view.web.connect("notify::title", lambda web, _name: window.set_title(web.get_title() or url))
    view.web.load_uri(url)


driven = len(sys.argv) == 1
GLib.io_add_watch(CONSOLE, GLib.PRIORITY_DEFAULT, GLib.IO_IN, on_console)
if driven:
    GLib.io_add_watch(0, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, on_command)
    version = [WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()]
    say(event="ready", text=".".join(map(str, version)))
else:
    preview(sys.argv[1], sys.argv[2:])
Gtk.main()
