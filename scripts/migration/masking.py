"""Hides the comments and the texts of source files, and keeps every other character in its place."""

import re

RAW_STRING = re.compile(r'(#*)("""|")')
# A regular expression between slashes, which may contain `//` and quotes. A division has a value
# before it.
REGEX = re.compile(r"(?<=[(,=:\[])(\s*)(/(?![\s/*])(?:\\.|[^\\/\n])+/)")
# Characters that begin nothing that is hidden.
PLAIN = re.compile(r"[^/\"'#()\[,=:]+")


class Mask:
    """One pass over a file; what is hidden becomes spaces, so that positions and lines stay."""

    def __init__(self, text: str, is_swift: bool, keeps_strings: bool):
        self.text = text
        self.is_swift = is_swift
        self.keeps_strings = keeps_strings
        self.result: list[str] = []
        self.at = 0

    def run(self) -> str:
        self.code(ends_at_parenthesis=False)
        return "".join(self.result)

    def keep(self, count: int) -> None:
        self.result.append(self.text[self.at : self.at + count])
        self.at += count

    def hide(self, count: int) -> None:
        hidden = self.text[self.at : self.at + count]
        self.result.append("".join("\n" if character == "\n" else " " for character in hidden))
        self.at += count

    def code(self, ends_at_parenthesis: bool) -> None:
        depth = 0
        while self.at < len(self.text):
            plain = PLAIN.match(self.text, self.at)
            if plain:
                self.keep(plain.end() - self.at)
                continue
            rest = self.text[self.at : self.at + 2]
            string = RAW_STRING.match(self.text, self.at) if self.is_swift else None
            if rest == "//":
                end = self.text.find("\n", self.at)
                self.hide((len(self.text) if end < 0 else end) - self.at)
            elif rest == "/*":
                self.comment()
            elif string:
                self.swift_string(len(string[1]), string[2])
            elif not self.is_swift and rest[0] in "\"'":
                self.c_string(rest[0])
            else:
                depth += {"(": 1, ")": -1}.get(rest[0], 0)
                if ends_at_parenthesis and depth < 0:
                    return
                self.keep(1)
                regex = REGEX.match(self.text, self.at) if self.is_swift else None
                if regex:
                    self.keep(len(regex[1]))
                    self.hide(len(regex[2]))

    def comment(self) -> None:
        depth, end = 1, self.at + 2
        while end < len(self.text) and depth:
            pair = self.text[end : end + 2]
            if pair == "*/":
                depth, end = depth - 1, end + 2
            elif pair == "/*" and self.is_swift:
                depth, end = depth + 1, end + 2
            else:
                end += 1
        self.hide(end - self.at)

    def string_part(self, count: int) -> None:
        if self.keeps_strings:
            self.keep(count)
        else:
            self.hide(count)

    def swift_string(self, hashes: int, quotes: str) -> None:
        self.keep(hashes + len(quotes))
        escape = "\\" + "#" * hashes
        end = quotes + "#" * hashes
        while self.at < len(self.text):
            if self.text.startswith(end, self.at):
                return self.keep(len(end))
            if quotes == '"' and self.text[self.at] == "\n":
                # The text is not finished, so it was not understood: go on with the next line.
                return None
            if self.text.startswith(escape + "(", self.at):
                self.string_part(len(escape))
                self.keep(1)
                self.code(ends_at_parenthesis=True)
            elif self.text.startswith(escape, self.at):
                self.string_part(len(escape) + 1)
            else:
                self.string_part(1)
        return None

    def c_string(self, quote: str) -> None:
        self.keep(1)
        while self.at < len(self.text) and self.text[self.at] not in (quote, "\n"):
            self.string_part(2 if self.text[self.at] == "\\" else 1)
        self.keep(1)


def mask(text: str, is_swift: bool, keeps_strings: bool = False) -> str:
    """The text without comments and, by default, without the contents of strings."""
    return Mask(text, is_swift, keeps_strings).run()
