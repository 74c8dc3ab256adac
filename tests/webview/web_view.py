"""One web view: a fresh session, the handlers asked for, a phone's size and name."""
import json
import tempfile
from urllib.parse import urlsplit

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import WebKit2  # noqa: E402

IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) "
    "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1"
)
#: The world of the driver's own scripts: it shares the page's document, and neither its globals nor its policy.
DRIVER = "driver"
WATCH_POLICY = """document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  window.webkit.messageHandlers.violation.postMessage(`${violatedDirective} ${blockedURI}`));"""
#: Puts in the true handlers' place some that the application has broken; a name of its own keeps the change from being collected.
THROW = """{ const { webkit } = window, { messageHandlers } = webkit;
const broken = Object.fromEntries(%s.map((name) => [name, { postMessage() { throw new Error('the host is broken'); } }]));
const value = new Proxy({}, { get: (_, name) => broken[name] ?? messageHandlers[name] });
Object.defineProperty(webkit, 'messageHandlers', { value });
window[Symbol('webkit')] = webkit; }"""


class View:
    """`tell(event, **rest)` is called with what the page does; `only` is the one origin it may go to, any when None."""

    def __init__(self, tell, window, handlers, throwing=(), scripts=(), only=None):
        self.tell = tell
        self.only = only
        self.files = []
        self.waiting = None
        self.running = []
        manager = WebKit2.UserContentManager()
        for handler in handlers:
            manager.register_script_message_handler(handler)
            manager.connect(f"script-message-received::{handler}", self.on_message, handler)
        manager.register_script_message_handler_in_world("violation", DRIVER)
        manager.connect("script-message-received::violation", self.on_violation)
        frames, start = WebKit2.UserContentInjectedFrames, WebKit2.UserScriptInjectionTime.START
        manager.add_script(WebKit2.UserScript.new_for_world(WATCH_POLICY, frames.ALL_FRAMES, start, DRIVER, None, None))
        for source in scripts:
            manager.add_script(WebKit2.UserScript.new_for_world(source, frames.TOP_FRAME, start, DRIVER, None, None))
        if throwing:
            source = THROW % json.dumps(list(throwing))
            manager.add_script(WebKit2.UserScript.new(source, frames.ALL_FRAMES, start, None, None))
        # A folder of its own, and no ephemeral session: the console of those is written nowhere.
        # The driver removes what is left in TMPDIR.
        folder = tempfile.mkdtemp(prefix="webview-")
        data = WebKit2.WebsiteDataManager(base_data_directory=f"{folder}/data", base_cache_directory=f"{folder}/cache")
        context = WebKit2.WebContext(website_data_manager=data)
        self.web = WebKit2.WebView(web_context=context, user_content_manager=manager)
        settings = self.web.get_settings()
        settings.set_user_agent(IPHONE)
        settings.set_enable_write_console_messages_to_stdout(True)
        settings.set_enable_developer_extras(only is None)
        self.web.connect("decide-policy", self.on_policy)
        self.web.connect("create", self.on_window)
        self.web.connect("run-file-chooser", self.on_picker)
        self.web.connect("load-changed", self.on_load)
        self.web.connect("load-failed", self.on_failed)
        self.web.connect("web-process-terminated", lambda _web, reason: self.tell("crash", text=reason.value_nick))
        self.window = window
        window.add(self.web)
        window.show_all()

    def on_message(self, _manager, result, name):
        self.tell("message", name=name, body=json.loads(result.get_js_value().to_json(0) or "null"))

    def on_violation(self, _manager, result):
        self.tell("violation", text=result.get_js_value().to_string())

    def on_policy(self, _web, decision, kind):
        if kind == WebKit2.PolicyDecisionType.RESPONSE:
            return False
        address = decision.get_navigation_action().get_request().get_uri()
        if kind == WebKit2.PolicyDecisionType.NEW_WINDOW_ACTION:
            # As in a web view whose application opens no second one.
            decision.ignore()
            self.tell("window", url=address)
            return True
        parts = urlsplit(address)
        inside = parts.scheme in ("http", "https", "about", "data", "blob")
        if not inside or (self.only and parts.netloc and f"{parts.scheme}://{parts.netloc}" != self.only):
            decision.ignore()
            self.tell("leave", url=address)
            return True
        return False

    def on_window(self, _web, action):
        self.tell("window", url=action.get_request().get_uri())

    def on_picker(self, _web, request):
        if not self.files and self.only is None:
            return False
        self.tell("picker", count=len(self.files))
        if self.files:
            request.select_files(self.files)
        else:
            request.cancel()
        return True

    def on_load(self, _web, state):
        if state == WebKit2.LoadEvent.COMMITTED:
            # What ran in the document before has no one left to answer it.
            running, self.running = self.running, []
            for command in running:
                command.fail("navigated")
        if state == WebKit2.LoadEvent.FINISHED and self.waiting is not None:
            self.waiting.answer(self.web.get_uri())
            self.waiting = None

    def on_failed(self, _web, _state, address, error):
        # A navigation that another one overtook, or that was handed to somebody else, has not failed.
        if self.waiting is not None and error.code not in (102, 302):
            self.waiting.fail(f"{address}: {error.message}")
            self.waiting = None
        return True
