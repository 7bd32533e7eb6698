"""One program of somebody's own as a process: a line goes in, a line comes out, or it is ended.

It is started without a shell, in a session of its own so that whatever it starts ends with it. One thread writes to it
and reads from it, so that neither a program that does not read nor one that does not write can hold anybody up longer
than its deadline; another keeps the end of what it complains about.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
from queue import Empty, SimpleQueue
from threading import Thread

from .forfeit import crashed, late, too_long

LONGEST = 64 * 1024  # bytes of a line that it may write
KEPT = 2000  # bytes of its complaints
GRACE = 0.05  # seconds beyond its deadline: what pipes and threads may take
LAST_WORDS = 1.0  # seconds to end by itself once its input is closed


class Program:
    """A running program. Whoever starts one has to `close` it."""

    def __init__(self, name: str, command: tuple[str, ...]) -> None:
        self.name = name
        self._ended, self._complaints = False, b""
        self._questions: SimpleQueue[tuple[bytes, bool] | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        own = {key: value for key, value in os.environ.items() if not key.startswith("SUDI_")}
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=own,
                start_new_session=True,
            )
        except OSError as problem:
            raise crashed(name, None, problem.strerror or str(problem)) from None
        self._threads = [Thread(target=work, daemon=True) for work in (self._exchange, self._listen)]
        for thread in self._threads:
            thread.start()

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The line that it answers."""
        self._questions.put((line, True))
        try:
            answer = self._answers.get(timeout=seconds + GRACE)
        except Empty:
            self.kill()
            raise late(self.name, seconds) from None
        if not answer:
            self._end()
            raise crashed(self.name, self._process.returncode, self._last_complaint())
        if len(answer) > LONGEST:
            self.kill()
            raise too_long(self.name, LONGEST)
        return answer

    def tell(self, line: bytes) -> None:
        """Something that it need not answer."""
        self._questions.put((line, False))

    def close(self, seconds: float | None = None) -> None:
        """Close its input and give it a moment (or so many seconds); what does not end then is ended."""
        self._questions.put(None)
        self._end(seconds)

    def kill(self) -> None:
        """End it now. Only once: its number may be another's by then."""
        if self._ended:
            return
        self._ended = True
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        self._questions.put(None)
        for thread in self._threads:
            thread.join(LAST_WORDS)

    def _end(self, seconds: float | None = None) -> None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(LAST_WORDS if seconds is None else seconds)
        self.kill()  # with everything that it may have started and left behind

    def _exchange(self) -> None:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        with process.stdout:
            try:
                while (question := self._questions.get()) is not None:
                    line, wants_answer = question
                    process.stdin.write(line)
                    process.stdin.flush()
                    if wants_answer:
                        self._answers.put(process.stdout.readline(LONGEST + 1))
            except OSError:  # it has ended
                self._answers.put(b"")
            finally:
                with contextlib.suppress(OSError):
                    process.stdin.close()

    def _listen(self) -> None:
        assert self._process.stderr is not None
        with self._process.stderr as complaints:
            while some := os.read(complaints.fileno(), KEPT):
                self._complaints = (self._complaints + some)[-KEPT:]

    def _last_complaint(self) -> str:
        lines = self._complaints.decode(errors="replace").strip().splitlines()
        return "".join(c for c in lines[-1] if c.isprintable())[:200].rstrip(".") if lines else ""
