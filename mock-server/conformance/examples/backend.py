#!/usr/bin/env python3
"""A second backend of the contract, openapi.yaml, with nothing but Python's standard library.

It was written from openapi.yaml and docs/rules.md alone and shares no code with this repository's server or with the
contract tool. So it shows whether the contract says enough, and whether the tool accepts a server that is correct but
built in another way. Everything is in memory, and every call holds one lock.

    python3 backend.py --port 4310                     # at http://127.0.0.1:4310
    python3 backend.py --port 4310 --states            # and the adapter of states at /states
    python3 backend.py --port 4310 --defect utc-times  # with one defect that real backends have
    python3 backend.py --list-defects

Only for tests on one's own machine: passwords are hashed cheaply, and the adapter gives money to anybody who asks.
"""

import argparse
import base64
import calendar
import hashlib
import hmac
import json
import math
import re
import secrets
import sys
import threading
import time
import unicodedata
from datetime import datetime, timedelta, timezone
from email.utils import formatdate
from fractions import Fraction
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import unquote_to_bytes, urlsplit

# --- defects ----------------------------------------------------------------------------------------------------------

DEFECTS = {
    "oldest-first": "records are listed oldest first",
    "total-ignores-filter": "total counts the records of every kind and channel",
    "utc-times": "times of the wire are UTC's",
    "refund-without-fee": "a withdrawal that is taken back returns without its fee",
    "shared-keys": "one Idempotency-Key is one intent for all members together",
    "lock-per-session": "wrong trading passwords are counted for each session",
    "month-overflow": "31 January and one month is a day of March",
    "half-up": "what a purchase pays is rounded half up",
    "unmasked-account": "the whole account number is shown",
    "keeps-refusals": "a refusal is kept under its Idempotency-Key",
    "unlocked-purchase": "the balance is read before and written after the lock of a purchase",
    "sliding-session": "every call of a session makes it last longer",
}
ACTIVE = set()


def defect(name):
    """Whether a defect is switched on."""
    assert name in DEFECTS
    return name in ACTIVE


# --- time -------------------------------------------------------------------------------------------------------------

TOKYO = timezone(timedelta(hours=9))
DAY = 86_400
MINUTE = 60


class Clock:
    """The server's time in whole seconds; the adapter can move it on."""

    offset = 0

    def now(self):
        return int(time.time()) + self.offset


CLOCK = Clock()


def tokyo(at):
    """The text of an instant on the wire."""
    zone = timezone.utc if defect("utc-times") else TOKYO
    return datetime.fromtimestamp(at, zone).strftime("%Y-%m-%d %H:%M:%S")


DAYS, WEEKS, MONTHS, YEARS = range(4)


def term_end(start, count, unit):
    """When a term ends: days and weeks by the clock, months and years by Tokyo's calendar."""
    if unit in (DAYS, WEEKS):
        return start + count * DAY * (7 if unit == WEEKS else 1)
    begin = datetime.fromtimestamp(start, TOKYO)
    months = begin.month - 1 + count * (12 if unit == YEARS else 1)
    year, month = begin.year + months // 12, months % 12 + 1
    last = calendar.monthrange(year, month)[1]
    end = begin.replace(year=year, month=month, day=min(begin.day, last))
    if defect("month-overflow") and begin.day > last:
        end += timedelta(days=begin.day - last)
    return int(end.timestamp())


# --- amounts, never as floats -----------------------------------------------------------------------------------------

SHARE = {DAYS: Fraction(1, 365), WEEKS: Fraction(7, 365), MONTHS: Fraction(1, 12), YEARS: Fraction(1)}
MOST_OF_A_MEMBER = 10**15
MOST_OF_ALL = 2**53 - 1


def earned_in_a_year(price, rate):
    return math.floor(price * Fraction(rate) / 100)


def earned_in_a_term(price, rate, count, unit):
    exact = price * Fraction(rate) / 100 * count * SHARE[unit]
    return math.floor(exact + Fraction(1, 2)) if defect("half-up") else math.floor(exact)


def decimal_text(value):
    """A decimal of at most six places without trailing zeros."""
    whole, rest = divmod(round(Fraction(value) * 10**6), 10**6)
    return str(whole) if rest == 0 else f"{whole}.{rest:06d}".rstrip("0")


def two_places(value):
    """A decimal of two places, rounded down."""
    whole, rest = divmod(math.floor(value * 100), 100)
    return f"{whole}.{rest:02d}"


# --- addresses --------------------------------------------------------------------------------------------------------

BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
TRC20, ERC20, BANK = 1, 2, 3
CHAINS = {"TRC20": TRC20, "ERC20": ERC20}
LOOKS = {TRC20: re.compile(rf"T[{BASE58}]{{33}}\Z"), ERC20: re.compile(r"0x[0-9a-fA-F]{40}\Z")}

ROUND_CONSTANTS = (
    0x0000000000000001, 0x0000000000008082, 0x800000000000808A, 0x8000000080008000, 0x000000000000808B,
    0x0000000080000001, 0x8000000080008081, 0x8000000000008009, 0x000000000000008A, 0x0000000000000088,
    0x0000000080008009, 0x000000008000000A, 0x000000008000808B, 0x800000000000008B, 0x8000000000008089,
    0x8000000000008003, 0x8000000000008002, 0x8000000000000080, 0x000000000000800A, 0x800000008000000A,
    0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008,
)  # fmt: skip
ROTATIONS = ((0, 36, 3, 41, 18), (1, 44, 10, 45, 2), (62, 6, 43, 15, 61), (28, 55, 25, 21, 56), (27, 20, 39, 8, 14))
WORD = 2**64 - 1


def turned(word, by):
    return (word << by | word >> (64 - by)) & WORD


def keccak256(data):
    """Keccak-256 of less than 136 bytes, as Ethereum has it: the standard library's SHA-3 pads otherwise."""
    block = bytearray(data + b"\x01" + bytes(136 - len(data) - 1))
    block[-1] |= 0x80
    state = [[0] * 5 for _ in range(5)]
    for at in range(17):
        state[at % 5][at // 5] = int.from_bytes(block[at * 8 : at * 8 + 8], "little")
    for constant in ROUND_CONSTANTS:
        column = [s[0] ^ s[1] ^ s[2] ^ s[3] ^ s[4] for s in state]
        mixed = [column[x - 1] ^ turned(column[(x + 1) % 5], 1) for x in range(5)]
        moved = [[0] * 5 for _ in range(5)]
        for x in range(5):
            for y in range(5):
                moved[y][(2 * x + 3 * y) % 5] = turned(state[x][y] ^ mixed[x], ROTATIONS[x][y])
        state = [
            [moved[x][y] ^ (~moved[(x + 1) % 5][y] & moved[(x + 2) % 5][y]) & WORD for y in range(5)] for x in range(5)
        ]
        state[0][0] ^= constant
    return b"".join(state[x][0].to_bytes(8, "little") for x in range(4))


def is_tron(address):
    """Base58check with Tron's first byte."""
    number = 0
    for letter in address:
        number = number * 58 + BASE58.index(letter)
    if number >= 256**25:
        return False
    content = number.to_bytes(25, "big")
    check = hashlib.sha256(hashlib.sha256(content[:21]).digest()).digest()
    return content[0] == 0x41 and content[21:] == check[:4]


def is_ethereum(address):
    """EIP-55; an address in one case has no checksum."""
    digits = address[2:]
    if digits in (digits.lower(), digits.upper()):
        return True
    marks = keccak256(digits.lower().encode()).hex()
    return all(c.isdigit() or c.isupper() == (int(m, 16) >= 8) for c, m in zip(digits, marks))


IS_VALID = {TRC20: is_tron, ERC20: is_ethereum}

# --- what is said, in three languages ---------------------------------------------------------------------------------

LANGUAGES = ("ja", "en", "zh-CN")
MESSAGES = {
    "done": ("完了しました。", "Done.", "操作成功。"),
    "read": ("成功", "OK", "成功"),
    "http-400": ("リクエストを読み取れませんでした。", "The request could not be read.", "无法读取请求。"),
    "http-401": ("もう一度ログインしてください。", "Please log in again.", "请重新登录。"),
    "http-403": ("この操作は許可されていません。", "This is not allowed.", "不允许此操作。"),
    "http-404": ("見つかりません。", "Not found.", "未找到。"),
    "http-405": ("この方法では呼び出せません。", "This method is not allowed.", "不支持此方法。"),
    "http-413": ("送信された内容が大きすぎます。", "The content is too large.", "内容过大。"),
    "http-415": ("この形式は受け付けていません。", "This format is not supported.", "不支持此格式。"),
    "http-422": ("入力内容に誤りがあります。", "The input is not valid.", "输入有误。"),
    "http-429": ("しばらくしてからお試しください。", "Please try again later.", "请稍后再试。"),
    "http-503": ("現在ご利用いただけません。", "The service is not available.", "服务暂时不可用。"),
    "http-500": ("サーバーで問題が発生しました。", "The server had a problem.", "服务器出错。"),
    "required": ("入力してください。", "Please fill this in.", "请填写。"),
    "wrong-credentials": ("アカウントまたはパスワードが違います。", "Wrong account or password.", "账户或密码错误。"),
    "too-many-attempts": ("約15分後にお試しください。", "Please try again in 15 minutes.", "请约15分钟后再试。"),
    "account-taken": ("すでに登録されています。", "This is already registered.", "已被注册。"),
    "weak-password": ("英字と数字の8〜16文字です。", "8 to 16 letters and digits, please.", "须为8至16位字母和数字。"),
    "passwords-differ": ("2つのパスワードが違います。", "The passwords differ.", "两次密码不一致。"),
    "bad-username": ("ユーザー名が正しくありません。", "This is no user name.", "用户名格式错误。"),
    "bad-mobile": ("電話番号が正しくありません。", "This is no mobile number.", "手机号格式错误。"),
    "bad-email": ("メールアドレスが正しくありません。", "This is no email address.", "邮箱格式错误。"),
    "unknown-invite-code": ("招待コードが見つかりません。", "Nobody has this code.", "邀请码不存在。"),
    "bad-choice": ("選択してください。", "Please choose one.", "请选择。"),
    "not-editable": ("変更できません。", "This cannot be changed now.", "现在不能修改。"),
    "unknown-upload": ("画像が見つかりません。", "This file is not known.", "找不到该文件。"),
    "unknown-language": ("この言語には対応していません。", "This language is not known.", "不支持该语言。"),
    "ambiguous-change": ("どちらか一方を変更してください。", "Change one or the other.", "请只修改其中一项。"),
    "wrong-password": ("パスワードが違います。", "Wrong password.", "密码错误。"),
    "email-taken": ("すでに使われています。", "This address is in use.", "该邮箱已被使用。"),
    "nothing-to-claim": ("受け取れる報酬はありません。", "There is no reward to claim.", "没有可领取的奖励。"),
    "already-set": ("すでに設定されています。", "This is already set.", "已设置。"),
    "not-six-digits": ("6桁の数字です。", "Six digits, please.", "须为6位数字。"),
    "already-bound": ("すでに登録されています。", "This is already registered.", "已绑定。"),
    "bad-bank-card": ("口座番号は数字です。", "Digits only, please.", "账号只能为数字。"),
    "bad-address": ("アドレスが正しくありません。", "This is no address.", "地址格式错误。"),
    "wrong-chain-address": ("別のネットワークのアドレスです。", "Another network's address.", "这是其他网络的地址。"),
    "platform-address": ("当社のアドレスです。", "This is our own address.", "这是平台的地址。"),
    "name-mismatch": ("名称と種類が一致しません。", "Name and network differ.", "名称与网络不一致。"),
    "txid-used": ("すでに使われています。", "This TXID has been used.", "该TXID已被使用。"),
    "beyond-limit": ("上限を超えています。", "This is beyond the limit.", "超过上限。"),
    "below-minimum": ("最低金額に満たない金額です。", "This is below the minimum.", "低于最低金额。"),
    "insufficient-balance": ("残高が不足しています。", "The balance is too low.", "余额不足。"),
    "term-mismatch": ("期間が変わりました。", "The term has changed.", "期限已变更。"),
    "unknown-product": ("商品が見つかりません。", "This product is not known.", "找不到该产品。"),
    "product-not-open": ("募集していません。", "This product is not open.", "该产品未开放。"),
    "idempotency-key-reused": ("同じキーが使われています。", "This key has been used.", "该键已被使用。"),
    "pay-password-not-set": ("取引パスワードが未設定です。", "Set a trading password first.", "请先设置交易密码。"),
    "wrong-pay-password": ("取引パスワードが違います。", "Wrong trading password.", "交易密码错误。"),
    "pay-password-locked": ("約30分間は出金できません。", "Locked for 30 minutes.", "约30分钟内无法提现。"),
    "not-bound": ("先に登録してください。", "Register an account first.", "请先绑定。"),
    "binding-in-review": ("確認中です。", "The account is in review.", "审核中。"),
    "amount-not-above-fee": ("手数料より大きい金額です。", "More than the fee, please.", "须大于手续费。"),
    "unknown-record": ("記録が見つかりません。", "This record is not known.", "找不到该记录。"),
    "already-decided": ("審査が終わっています。", "This has been decided.", "已审核。"),
    "unknown-key": ("見つかりません。", "This key is not known.", "找不到该项。"),
    "unsupported-file": ("JPEG、PNG、WebP、HEIC、PDFです。", "JPEG, PNG, WebP, HEIC or PDF.", "仅支持图片或PDF。"),
    "empty-file": ("ファイルが空です。", "The file is empty.", "文件为空。"),
    "too-many-uploads": ("上限に達しています。", "Too many files.", "文件数量已达上限。"),
    "payment-not-found": ("入金を確認できません。", "The transfer was not found.", "未找到转账。"),
    "taken-back": ("ご本人による取り消し", "Cancelled by the member", "本人撤销"),
    "top-up": ("入金", "Top-up", "充值"),
    "purchase": ("購入", "Purchase", "购买"),
    "maturity": ("満期", "Maturity", "到期"),
    "withdrawal": ("出金", "Withdrawal", "提现"),
    "returned": ("出金の取り消し", "Withdrawal returned", "提现退回"),
    "reward": ("招待報酬", "Invitation reward", "邀请奖励"),
    "grant": ("調整", "Adjustment", "调整"),
}


def language_of(header):
    """Of the ranges that name a known language, the one of the highest weight; of equal ones the first."""
    best, weight = "ja", 0.0
    for part in (header or "").split(","):
        name, *parameters = [text.strip() for text in part.split(";")]
        named = next((own for own in LANGUAGES if own.split("-")[0] == name.lower().split("-")[0]), None)
        own_weight = 1.0
        for parameter in parameters:
            if re.fullmatch(r"[qQ]=(0(\.\d{0,3})?|1(\.0{0,3})?)", parameter):
                own_weight = float(parameter[2:])
        if named and own_weight > weight:
            best, weight = named, own_weight
    return best


def said(name, language):
    return MESSAGES[name][LANGUAGES.index(language)]


# --- what requests have to look like ----------------------------------------------------------------------------------

ID = MOST_OF_ALL


def unsound(text):
    return "\0" in text or any("\ud800" <= c <= "\udfff" for c in text)


class Text:
    def __init__(self, longest, shortest=0, pattern=None):
        self.longest, self.shortest, self.pattern = longest, shortest, pattern

    def fault(self, value):
        if not isinstance(value, str):
            return "type"
        if len(value) > self.longest:
            return "maxLength"
        if len(value) < self.shortest:
            return "minLength"
        return "pattern" if self.pattern and not re.search(self.pattern, value) else None


class Whole:
    def __init__(self, least, most=ID):
        self.least, self.most = least, most

    def fault(self, value):
        if isinstance(value, bool) or not isinstance(value, int):
            return "type"
        if value < self.least:
            return "minimum"
        return "maximum" if value > self.most else None


class OneOf:
    def __init__(self, *values):
        self.values = values

    def fault(self, value):
        if isinstance(value, bool) or not isinstance(value, int):
            return "type"
        return None if value in self.values else "enum"


class Shape:
    """The fields of a body or a query."""

    def __init__(self, required, optional=None):
        self.required, self.fields = required, {**required, **(optional or {})}


NOTHING = Shape({})
OWN_ID = {"id": Whole(1)}
PAGES = {"page": Whole(1, 100_000), "limit": Whole(1, 1_000)}
PASSWORD, NAME, EMAIL, PATH = Text(128), Text(100), Text(254), Text(500)
YEN, USDT, CHAIN = Whole(1, 999_999_999_999), Whole(1, 999_999_999), OneOf(TRC20, ERC20)
KEY_FORM = Text(64, 8, r"\A[A-Za-z0-9_-]+\Z")


def body_faults(shape, body):
    """What is wrong with a body, as the contract's violations."""
    faults = [(pointer, "text") for pointer in unsound_places(body, "/body")]
    if not isinstance(body, dict):
        return faults + [("/body", "type")]
    for name in body:
        if name not in shape.fields:
            faults.append((f"/body/{name}", "additionalProperties"))
    for name, field in shape.fields.items():
        if name in body:
            rule = field.fault(body[name])
        else:
            rule = "required" if name in shape.required else None
        if rule:
            faults.append((f"/body/{name}", rule))
    return faults


def unsound_places(value, pointer):
    if isinstance(value, str):
        return [pointer] if unsound(value) else []
    if isinstance(value, list):
        return [place for at, item in enumerate(value) for place in unsound_places(item, f"{pointer}/{at}")]
    if isinstance(value, dict):
        inner = [place for key, item in value.items() for place in unsound_places(item, f"{pointer}/{key}")]
        return inner + [pointer for key in value if unsound(key)]
    return []


def read_query(shape, raw):
    """The known parameters of a query and what is wrong with them."""
    found = {}
    for pair in raw.split("&") if raw else []:
        name, _, value = pair.partition("=")
        key = unquote_to_bytes(name.replace("+", " ")).decode("utf-8", "replace")
        if key in shape.fields:
            found.setdefault(key, []).append(unquote_to_bytes(value.replace("+", " ")))
    values, faults = {}, []
    for name, field in shape.fields.items():
        if name not in found:
            if name in shape.required:
                faults.append((f"/query/{name}", "required"))
            continue
        rule = "type"
        if len(found[name]) == 1:
            value, rule = read_parameter(field, found[name][0])
            values[name] = value
        if rule:
            faults.append((f"/query/{name}", rule))
    return values, faults


def read_parameter(field, raw):
    try:
        value = raw.decode("utf-8")
    except UnicodeDecodeError:
        return None, "text"
    if unsound(value):
        return None, "text"
    if not isinstance(field, Text):
        if not re.fullmatch(r"-?[0-9]{1,20}", value):
            return None, "type"
        value = int(value)
    return value, field.fault(value)


class TooLarge(Exception):
    """Of more keys than the contract allows."""


def read_json(raw):
    """The value of a JSON text. Raises ValueError for a broken one, TooLarge for one beyond the limits."""
    text = raw.decode("utf-8")
    depth = keys = 0
    for token in re.finditer(r'"(?:[^"\\]|\\.)*"|[\[\]{}:]', text):
        sign = token[0]
        depth += (sign in "[{") - (sign in "]}")
        keys += sign == ":"
        if depth > 32:
            raise ValueError("too deep")
        if keys > 10_000:
            raise TooLarge

    def whole_if_possible(number):
        value = float(number)
        if not value.is_integer():
            return value
        # A float rounds 10000.0000000000000001 to a whole number, which it is not.
        return int(value) if value == 0 or Fraction(number) == value else value

    def unique(pairs):
        if len({key for key, _ in pairs}) < len(pairs):
            raise ValueError("a key twice")
        return dict(pairs)

    def refuse(name):
        raise ValueError(name)

    return json.loads(
        text,
        parse_float=whole_if_possible,
        parse_int=lambda digits: int(digits) if len(digits) < 300 else math.inf,
        parse_constant=refuse,
        object_pairs_hook=unique,
    )


# --- state ------------------------------------------------------------------------------------------------------------


class Member:
    def __init__(self, number, username, mobile, email, password):
        self.id, self.username, self.mobile, self.email = number, username, mobile, email
        self.salt = secrets.token_bytes(8)
        self.password = self.hashed(password)
        self.language = "ja"
        self.opened = None  # when the latest session was opened
        self.invite_code = "".join(secrets.choice("ABCDEFGHJKLMNPQRSTUVWXYZ23456789") for _ in range(8))
        self.invited, self.claimed = 0, set()
        self.balance = 0
        self.earned = self.rewarded = 0
        self.pay_password = None
        self.identity = None
        self.bindings = {}
        self.records, self.flow, self.holdings = [], [], []

    def hashed(self, password):
        return hashlib.pbkdf2_hmac("sha256", password.encode("utf-8", "surrogatepass"), self.salt, 100)

    def reserved(self):
        return sum(record.yen for record in self.records if record.type == 2 and record.audit == 0)

    def invested(self):
        return sum(holding.price for holding in self.holdings if holding.state == 0)


class Session:
    def __init__(self, token, member, now):
        self.token, self.member, self.ends = token, member, now + 7 * DAY


class Record:
    """A top-up (type 1) or a withdrawal (type 2), by coin (channel 1) or bank (channel 2)."""

    def __init__(self, **fields):
        self.audit, self.reason, self.cancelled = 0, None, False
        self.__dict__.update(fields)


class Holding:
    def __init__(self, **fields):
        self.state = 0
        self.__dict__.update(fields)


class Tries:
    """Wrong passwords in a row, and the lock that five of them bring."""

    def __init__(self, lasts):
        self.lasts, self.counts, self.locks = lasts, {}, {}

    def locked(self, who):
        if self.locks.get(who, 0) > CLOCK.now():
            return True
        if self.locks.pop(who, None) is not None:
            self.counts.pop(who, None)
        return False

    def wrong(self, who):
        """Counts one more; answers how many are left."""
        self.counts[who] = self.counts.get(who, 0) + 1
        left = 5 - self.counts[who]
        if left <= 0:
            self.locks[who] = CLOCK.now() + self.lasts
        return left

    def right(self, who):
        self.counts.pop(who, None)


class State:
    def __init__(self):
        self.lock = threading.RLock()
        self.members, self.sessions, self.uploads, self.kept = {}, {}, {}, {}
        self.logins, self.withdrawals = Tries(15 * MINUTE), Tries(30 * MINUTE)
        self.spent = set()
        self.waits = set()
        self.failing = {}
        self.numbers = {}
        self.yen_in = self.micros_in = 0
        self.secret = secrets.token_bytes(32)

    def next(self, kind):
        self.numbers[kind] = self.numbers.get(kind, 0) + 1
        return self.numbers[kind]

    def named(self, name):
        """The member with this name, number or address."""
        key = account_name(name).lower()
        if key == "":
            return None
        return next(
            (m for m in self.members.values() if key in {(n or "").lower() for n in (m.username, m.mobile, m.email)}),
            None,
        )

    def move(self, member, amount, what, ref, at=None):
        """Changes the available balance and leaves a line of the funds flow."""
        member.balance += amount
        side = 0 if amount >= 0 else 1
        if amount != 0:
            at = CLOCK.now() if at is None else at
            line = {"id": self.next("flow"), "side": side, "what": what, "at": at, "yen": abs(amount), "ref": ref}
            member.flow.append(line)

    def run_due_jobs(self):
        """Pays what has matured, in the order of the ends, and forgets what is too old."""
        now = CLOCK.now()
        running = [(h.ends, h.id, m, h) for m in self.members.values() for h in m.holdings if h.state == 0]
        due = [one for one in running if one[0] <= now]
        for ends, number, member, holding in sorted(due, key=lambda one: one[:2]):
            holding.state = 1
            member.earned += holding.profit
            self.move(member, holding.price + holding.profit, "maturity", f"holding:{number}", ends)
        for token in [token for token, session in self.sessions.items() if session.ends <= now]:
            del self.sessions[token]
        for key in [key for key, kept in self.kept.items() if kept["at"] + DAY <= now]:
            del self.kept[key]
        for path in [path for path, file in self.uploads.items() if not file["used"] and file["at"] + DAY <= now]:
            del self.uploads[path]

    def credit(self, member, record):
        """Books an approved top-up."""
        if self.is_beyond(member, record.yen, record.micros):
            return
        record.audit, record.updated = 1, CLOCK.now()
        self.yen_in += record.yen
        self.micros_in += record.micros
        self.move(member, record.yen, "top-up", f"record:{record.id}")

    def owned_by(self, member):
        running = sum(holding.price + holding.profit for holding in member.holdings if holding.state == 0)
        return member.balance + member.reserved() + running

    def is_beyond(self, member, yen, micros):
        return (
            self.owned_by(member) + yen > MOST_OF_A_MEMBER
            or self.yen_in + yen > MOST_OF_ALL
            or self.micros_in + micros > MOST_OF_ALL
        )


STATE = State()

# --- what the platform sells and says ---------------------------------------------------------------------------------

UPCOMING, OPEN, CLOSED = range(3)
RATES = {TRC20: "156.80", ERC20: "155.975"}
PLATFORM_RATE = "157.05"
LEAST_TOP_UP = 50
COIN_FEES = {TRC20: "1.5", ERC20: "5"}
BANK_FEE = 330
DEPOSITS = {TRC20: "TXx1XKG4mL78LRBu3bTN7UbVhfd7afgS8s", ERC20: "0x52908400098527886E0F7030069857D2E4169EE7"}
RECEIVING = {
    "bankName": "Test Bank",
    "branchName": "Main",
    "bic": "001",
    "bankcard": "7654321",
    "cardholder": "HASHGROVE",
}
TIERS = ((1, 500), (5, 3000), (10, 8000))
UNITS = {
    "ja": ("日", "週", "か月", "年"),
    "en": (" days", " weeks", " months", " years"),
    "zh-CN": ("天", "周", "个月", "年"),
}
STATE_TEXTS = {
    UPCOMING: ("募集前", "Upcoming", "即将开放"),
    OPEN: ("募集中", "Open", "募集中"),
    CLOSED: ("募集終了", "Closed", "已结束"),
}


class Product:
    def __init__(self, number, state, rate, count, unit, least, bounds=(None, None)):
        self.id, self.state, self.rate, self.count, self.unit, self.least = number, state, rate, count, unit, least
        self.bounds = bounds

    def name(self, language):
        word = {"ja": "ハッシュパワー", "en": "Hash power, ", "zh-CN": "算力"}[language]
        return f"{word}{self.count}{UNITS[language][self.unit]}"


PRODUCTS = [
    Product(1, OPEN, "3.65", 30, DAYS, 10_000),
    Product(2, OPEN, "7.8", 6, MONTHS, 30_000),
    Product(3, OPEN, "9", 90, DAYS, 50_000, ("8", "10")),
    Product(4, OPEN, "4.5", 4, WEEKS, 20_001),
    Product(5, OPEN, "12.25", 1, YEARS, 100_000),
    Product(6, OPEN, "5.5", 1, MONTHS, 10_000),
    Product(7, UPCOMING, "6", 3, MONTHS, 30_000),
    Product(8, CLOSED, "6.6", 12, MONTHS, 30_000),
]
NEWS = [
    (number, 1_767_000_000 + number * 3 * DAY, (f"お知らせ {number}", f"News {number}", f"新闻 {number}"))
    for number in range(1, 8)
]
PICTURE = "/pictures/plain.png"
PLAIN_PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)

# --- calls ------------------------------------------------------------------------------------------------------------


class Refused(Exception):
    def __init__(self, reason, pointer=None, left=None):
        super().__init__(reason)
        self.reason, self.pointer, self.left = reason, pointer, left


class Failure(Exception):
    """An HTTP status of its own, such as 403 or 404."""

    def __init__(self, status, faults=None, allow=None):
        super().__init__(status)
        self.status, self.faults, self.allow = status, faults, allow


# Ignorable characters outside the categories Cf and Cc: fillers and variation selectors.
IGNORABLE = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164" + "".join(map(chr, range(0xFE00, 0xFE10)))


def plain(text):
    """In half width, without invisible characters and white space around it."""
    wide = unicodedata.normalize("NFKC", text)
    shown = (c for c in wide if c.isspace() or not (unicodedata.category(c) in ("Cf", "Cc") or c in IGNORABLE))
    return "".join(shown).strip()


def compact(text):
    return "".join(plain(text).split())


def mobile_number(text):
    """A Japanese number as it is dialled inside Japan, any other as it is written."""
    number = re.sub(r"[-\u2010-\u2015\u2212\u301c\u30fc.\u00b7\u30fb()\[\]/]", "", compact(text))
    number = re.sub(r"\A00", "+", number)
    national = re.fullmatch(r"\+810?([1-9][0-9]{8,9})", number) or re.fullmatch(r"810?([5-9]0[0-9]{8})", number)
    return "0" + national[1] if national else number


def account_name(text):
    number = mobile_number(text)
    return number if MOBILE.match(number) else compact(text)


def transfer_of(text):
    """The transaction hash in a text, such as an explorer's link, or else the text."""
    written = compact(text).lower()
    found = re.search(r"(?<![0-9a-z])(?:0x)?([0-9a-f]{64})(?![0-9a-z])", re.sub(r"%[0-9a-f]{2}", "/", written))
    return found[1] if found else written.removeprefix("0x")


class Request:
    def __init__(self, session, language, query, body, token):
        self.session, self.language, self.query, self.body, self.token = session, language, query, body, token
        self.member = session.member if session else None

    def field(self, name):
        """A text without white space around it; absent and empty are the same."""
        return (self.body.get(name) or "").strip()

    def raw(self, name):
        """A password: white space counts."""
        return self.body.get(name) or ""

    def say(self, triple):
        return triple[LANGUAGES.index(self.language)]


class Call:
    def __init__(self, run, body, query, secured, keyed, required, is_upload, own):
        self.run, self.body, self.query, self.secured, self.keyed = run, body, query, secured, keyed
        self.is_required, self.is_upload, self.own = required, is_upload, own


CALLS = {}


def call(method, path, body=None, query=NOTHING, secured=True, keyed=False, required=True, is_upload=False, own=None):
    """Registers a call. `own` is the field of the body or query that may name the member itself."""

    def register(run):
        CALLS.setdefault(path, {})[method] = Call(run, body, query, secured, keyed, required, is_upload, own)
        return run

    return register


def read(path, query=NOTHING, secured=True, own=None):
    return call("GET", path, query=query, secured=secured, own=own)


def need(request, *names, blank=True):
    """Refuses the first field that is empty; where `blank`, also one of white space."""
    for name in names:
        if (request.field(name) if blank else request.raw(name)) == "":
            raise Refused("required", f"/{name}")


# ---- user

USERNAME = re.compile(r"(?=.*[A-Za-z])[A-Za-z0-9._-]{3,30}\Z")
MOBILE = re.compile(r"\+?[0-9]{8,15}\Z")
LOCAL_PART = r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}"
LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?"
ADDRESS = re.compile(rf"{LOCAL_PART}@{LABEL}(?:\.{LABEL})+\Z")
STRONG = re.compile(r"(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]{8,16}\Z")


def is_address(text):
    return len(text) <= 254 and ADDRESS.match(text) is not None


def open_session(member):
    """A new session and what a client is told of it."""
    now = CLOCK.now()
    before, member.opened = member.opened, now
    session = Session(secrets.token_hex(20), member, now)
    STATE.sessions[session.token] = session
    info = {
        "id": member.id,
        "username": member.username,
        "nickname": member.username,
        "mobile": member.mobile,
        "email": member.email,
        "avatar": "",
        "token": session.token,
        "prevtime": None if before is None else tokyo(before),
    }
    return {"userinfo": info}


class LoginShape(Shape):
    """One of four names, and the password."""


ACCOUNTS = ("account", "username", "mobile", "email")
LOGIN = LoginShape({"password": PASSWORD}, {"account": EMAIL, "username": NAME, "mobile": Text(30), "email": EMAIL})


@call("POST", "/api/user/login", LOGIN, secured=False)
def login(request):
    name = account_name(next((request.field(name) for name in ACCOUNTS if request.field(name)), ""))
    if name == "":
        raise Refused("required", "/account")
    need(request, "password", blank=False)
    member = STATE.named(name)
    who = member.id if member else name.lower()
    if STATE.logins.locked(who):
        raise Refused("too-many-attempts")
    if member is None or not hmac.compare_digest(member.hashed(request.raw("password")), member.password):
        raise Refused("wrong-credentials" if STATE.logins.wrong(who) > 0 else "too-many-attempts")
    STATE.logins.right(who)
    return open_session(member)


@call("POST", "/api/user/logout", NOTHING, secured=False, required=False)
def logout(request):
    STATE.sessions.pop(request.token, None)


REGISTER = Shape(
    {"password": PASSWORD, "re_password": PASSWORD},
    {"username": NAME, "mobile": Text(30), "email": EMAIL, "inviteCode": Text(32)},
)


@call("POST", "/api/user/register", REGISTER, secured=False)
def register(request):
    username, mobile, email = (plain(request.field(name)) or None for name in ("username", "mobile", "email"))
    mobile = mobile and mobile_number(mobile)
    if not (username or mobile or email):
        raise Refused("required", "/username")
    need(request, "password", "re_password", blank=False)
    if username and not USERNAME.match(username):
        raise Refused("bad-username", "/username")
    if mobile and not MOBILE.match(mobile):
        raise Refused("bad-mobile", "/mobile")
    if email and not is_address(email):
        raise Refused("bad-email", "/email")
    password = new_password(request)
    for field, name in (("username", username), ("mobile", mobile), ("email", email)):
        if name and STATE.named(name):
            raise Refused("account-taken", f"/{field}")
    code = compact(request.field("inviteCode"))
    inviter = next((m for m in STATE.members.values() if m.invite_code == code.upper()), None)
    if code and not inviter:
        raise Refused("unknown-invite-code", "/inviteCode")
    number = STATE.next("member")
    if not username:
        username, nth = f"user{number}", 2
        while STATE.named(username):
            username, nth = f"user{number}_{nth}", nth + 1
    member = Member(number, username, mobile, email, password)
    STATE.members[number] = member
    if inviter:
        inviter.invited += 1
    return open_session(member)


def new_password(request):
    password = request.raw("password")
    if not STRONG.match(password):
        raise Refused("weak-password", "/password")
    if password != request.raw("re_password"):
        raise Refused("passwords-differ", "/re_password")
    return password


@read("/api/user/getAssets", Shape({}, {"token": Text(200)}))
def assets(request):
    member = request.member
    invested = member.invested()
    return {
        "totalAssets": member.balance + member.reserved() + invested,
        "profit": member.earned,
        "balance": member.balance,
        "totalValue": invested,
        "invitation": member.rewarded,
    }


IDENTITY_FIELDS = {"username": NAME, "sex": Text(1), "idCard": Text(50), "rightSide": PATH, "reverseSide": PATH}


def own_file(request, name):
    """The path of an upload of the member."""
    path = request.field(name)
    file = STATE.uploads.get(path)
    if not file or file["owner"] != request.member.id:
        raise Refused("unknown-upload", f"/{name}")
    return path


@call("POST", "/api/user/authenticationInfo", Shape(IDENTITY_FIELDS, OWN_ID), own="id")
def submit_identity(request):
    member = request.member
    need(request, *IDENTITY_FIELDS)
    if request.field("sex") not in ("0", "1"):
        raise Refused("bad-choice", "/sex")
    sides = {name: own_file(request, name) for name in ("rightSide", "reverseSide")}
    if member.identity and member.identity["audit"] in (1, 3):
        raise Refused("not-editable")
    for path in sides.values():
        STATE.uploads[path]["used"] = True
    texts = {name: request.field(name) for name in ("username", "sex", "idCard")}
    member.identity = {"audit": 3, **texts, **sides, "reason": None}


@call("POST", "/api/user/getAuditInfo", NOTHING, required=False)
def audit_info(request):
    return request.member.identity or {"audit": 0, **dict.fromkeys(IDENTITY_FIELDS), "reason": None}


def page_of(items, query):
    """The page that a query asks for, or everything."""
    if "page" not in query:
        return items
    limit = query.get("limit", 20)
    return items[(query["page"] - 1) * limit : query["page"] * limit]


@read("/api/user/getCapitalFlow", Shape({"type": OneOf(0, 1)}, PAGES))
def capital_flow(request):
    lines = [line for line in request.member.flow if line["side"] == request.query["type"]]
    lines.sort(key=lambda line: (line["at"], line["id"]), reverse=True)
    return [
        {
            "id": line["id"],
            "explain": said(line["what"], request.language),
            "createTime": tokyo(line["at"]),
            "accounts": line["yen"],
            "ref": line["ref"],
        }
        for line in page_of(lines, request.query)
    ]


@read("/api/user/setLang", Shape({"lang": Text(20, 2)}), secured=False)
def set_language(request):
    known = {**{name.lower(): name for name in LANGUAGES}, "zh": "zh-CN"}
    language = known.get(request.query["lang"].strip().lower())
    if language is None:
        raise Refused("unknown-language", "/lang")
    if request.member:
        request.member.language = language


UPDATE = Shape({}, {**OWN_ID, "oldPassword": PASSWORD, "password": PASSWORD, "re_password": PASSWORD, "email": EMAIL})


@call("PUT", "/api/user/userInfo", UPDATE, own="id")
def update_user(request):
    member = request.member
    is_password = any(name in request.body for name in ("oldPassword", "password", "re_password"))
    if is_password == ("email" in request.body):
        raise Refused("ambiguous-change")
    if not is_password:
        need(request, "email")
        email = plain(request.field("email"))
        if not is_address(email):
            raise Refused("bad-email", "/email")
        if STATE.named(email) not in (None, member):
            raise Refused("email-taken", "/email")
        member.email = email
        return
    need(request, "oldPassword", "password", "re_password", blank=False)
    password = new_password(request)
    if STATE.logins.locked(member.id):
        raise Refused("too-many-attempts", "/oldPassword", 0)
    if not hmac.compare_digest(member.hashed(request.raw("oldPassword")), member.password):
        left = STATE.logins.wrong(member.id)
        raise Refused("wrong-password" if left > 0 else "too-many-attempts", "/oldPassword", left)
    STATE.logins.right(member.id)
    member.password = member.hashed(password)
    for token in [token for token, session in STATE.sessions.items() if session.member is member]:
        del STATE.sessions[token]


@call("PUT", "/api/user/bank", Shape({"bankCard": Text(50), "bankName": NAME}))
def change_bank(request):
    need(request, "bankCard", "bankName")


@read("/api/user/getInviteCode")
def invite_code(request):
    return {"inviteCode": request.member.invite_code}


# ---- orders and products

OWN_UID = {"uid": Whole(1)}


@read("/api/orders/getAssetsList", Shape({}, OWN_UID), own="uid")
def assets_list(request):
    listed = []
    for product in PRODUCTS:
        if product.state != OPEN:
            continue
        running = [h for h in request.member.holdings if h.product == product.id and h.state == 0]
        low, high = product.bounds
        listed.append(
            {
                "id": product.id,
                "name": product.name(request.language),
                "recommend": int(product.id == 2),
                "price": sum(h.price for h in running),
                "profit": sum(earned_in_a_year(h.price, h.rate) for h in running),
                "expire": product.count,
                "date_type": product.unit,
                "rate": product.rate,
                "rateFormat": f"{product.rate}%" if low is None else f"{low}%–{high}%",
                "min": low,
                "max": high,
                "amonut": request.say(("円", "yen", "日元")),
                "buyStart": product.least,
            }
        )
    return listed


@read("/api/orders/getMyFunds", Shape({}, {**OWN_UID, **PAGES}), own="uid")
def my_funds(request):
    newest = sorted(request.member.holdings, key=lambda h: (h.starts, h.id), reverse=True)
    names = {product.id: product.name(request.language) for product in PRODUCTS}
    return [
        {
            "id": h.id,
            "name": names[h.product],
            "price": h.price,
            "profit": h.profit,
            "startTime": tokyo(h.starts),
            "endTime": tokyo(h.ends),
            "state": h.state,
        }
        for h in page_of(newest, request.query)
    ]


def card(product, request):
    low, high = product.bounds
    return {
        "id": product.id,
        "title": product.name(request.language),
        "buyStart": product.least,
        "expireRate": product.rate,
        "min": low,
        "max": high,
        "expire": product.count,
        "dateType": product.unit,
        "state": product.state,
    }


@read("/api/products/index", secured=False)
def products(request):
    return [card(product, request) for product in PRODUCTS]


@read("/api/products/homeProduct", secured=False)
def home_products(request):
    text = ("満期に一括でお支払いします。", "Paid at maturity.", "到期一次性支付。")
    return [{**card(product, request), "productsDesc": request.say(text)} for product in PRODUCTS[:3]]


@read("/api/products/detail", Shape({"id": Whole(1)}), secured=False)
def product_detail(request):
    product = next((product for product in PRODUCTS if product.id == request.query["id"]), None)
    if product is None:
        raise Failure(404)
    low, high = product.bounds
    name = product.name(request.language)
    return {
        "id": product.id,
        "title": name,
        "state": product.state,
        "state_text": request.say(STATE_TEXTS[product.state]),
        "rate": product.rate,
        "min": low,
        "max": high,
        "expire": product.count,
        "date_type": product.unit,
        "direction_description": "",
        "name": name,
        "scale": 5,
        "unit": "",
        "buy_start": product.least,
        "direction_name": request.say(("クラウドマイニング", "Cloud mining", "云算力")),
        "payment_method": request.say(("満期一括払い", "At maturity", "到期一次性支付")),
        "trusteeFee": "0.6",
        "description": "",
        "content": "<p></p>",
        "adventures": [{"image": None, "name": name, "description": ""}],
    }


BUY = Shape({"products_id": Whole(1), "price": YEN}, {"expire": Whole(1, 10_000)})


@call("POST", "/api/products/buy", BUY, keyed=True)
def buy(request):
    member, price, body = request.member, request.body["price"], request.body
    product = next((product for product in PRODUCTS if product.id == body["products_id"]), None)
    if product is None:
        raise Refused("unknown-product", "/products_id")
    if product.state != OPEN:
        raise Refused("product-not-open", "/products_id")
    if body.get("expire", product.count) != product.count:
        raise Refused("term-mismatch", "/expire")
    if price < product.least:
        raise Refused("below-minimum", "/price")
    if price > member.balance:
        raise Refused("insufficient-balance", "/price")
    profit = earned_in_a_term(price, product.rate, product.count, product.unit)
    if STATE.owned_by(member) + profit > MOST_OF_A_MEMBER:
        raise Refused("beyond-limit", "/price")
    if defect("unlocked-purchase"):
        # Another call may see the balance from before this one.
        STATE.lock.release()
        time.sleep(0.05)
        STATE.lock.acquire()
    now, number = CLOCK.now(), STATE.next("holding")
    member.holdings.append(
        Holding(
            id=number,
            product=product.id,
            price=price,
            rate=product.rate,
            profit=profit,
            starts=now,
            ends=term_end(now, product.count, product.unit),
        )
    )
    STATE.move(member, -price, "purchase", f"holding:{number}")


# ---- wallet


@read("/api/wallet/payPassword")
def pay_password(request):
    return {"setPayPassword": request.member.pay_password is None}


SET_PAY_PASSWORD = Shape({"payPassword": PASSWORD, "rePayPassword": PASSWORD}, OWN_ID)


@call("POST", "/api/wallet/payPassword", SET_PAY_PASSWORD, own="id")
def set_pay_password(request):
    need(request, "payPassword", "rePayPassword", blank=False)
    digits = request.raw("payPassword")
    if not re.fullmatch(r"[0-9]{6}", digits):
        raise Refused("not-six-digits", "/payPassword")
    if digits != request.raw("rePayPassword"):
        raise Refused("passwords-differ", "/rePayPassword")
    if request.member.pay_password is not None:
        raise Refused("already-set")
    request.member.pay_password = request.member.hashed(digits)


@read("/api/wallet/getWalletStatus", Shape({"type": OneOf(TRC20, ERC20, BANK)}))
def wallet_status(request):
    binding = request.member.bindings.get(request.query["type"], NOT_BOUND)
    bound = shown_target(binding) if is_bound(binding) else None
    return {"auditStatus": binding["status"], "bound": bound, "reason": binding["reason"]}


NOT_BOUND = {"status": 0, "reason": None}


def is_bound(binding):
    """Whether it is bound (1) or in review (2)."""
    return binding["status"] in (1, 2)


def shown_target(binding):
    """An address in full; of an account the bank and the last four digits of a longer number."""
    if "address" in binding:
        return binding["address"]
    number = binding["bankcard"]
    if defect("unmasked-account"):
        return f"{binding['bankName']} {number}"
    return f"{binding['bankName']} ****{number[-4:] if len(number) > 4 else ''}"


def bind(request, kind, target):
    if is_bound(request.member.bindings.get(kind, NOT_BOUND)):
        raise Refused("already-bound")
    request.member.bindings[kind] = {"status": 2 if "wallet" in STATE.waits else 1, "reason": None, **target}


BANK_FIELDS = {"bankName": NAME, "branchName": NAME, "bankcard": Text(50), "cardholder": NAME, "bic": Text(50)}


@call("POST", "/api/wallet/bindBankCard", Shape(BANK_FIELDS))
def bind_bank_card(request):
    need(request, *BANK_FIELDS)
    target = {name: request.field(name) for name in BANK_FIELDS}
    target.update({name: compact(target[name]) for name in ("bankcard", "bic")})
    if not re.fullmatch(r"[0-9]+", target["bankcard"]):
        raise Refused("bad-bank-card", "/bankcard")
    bind(request, BANK, target)


@call("POST", "/api/wallet/bindAddress", Shape({"type": CHAIN, "address": Text(200)}))
def bind_address(request):
    need(request, "address")
    kind, address = request.body["type"], compact(request.field("address"))
    other = ERC20 if kind == TRC20 else TRC20
    if not LOOKS[kind].match(address):
        raise Refused("wrong-chain-address" if LOOKS[other].match(address) else "bad-address", "/address")
    if not IS_VALID[kind](address):
        raise Refused("bad-address", "/address")
    own = DEPOSITS[kind]
    if address == own or (kind == ERC20 and address.lower() == own.lower()):
        raise Refused("platform-address", "/address")
    bind(request, kind, {"address": address})


def report_top_up(member, **fields):
    now = CLOCK.now()
    member.records.append(Record(id=STATE.next("record"), type=1, created=now, updated=now, **fields))


RECHARGE = Shape({"amount": USDT, "name": NAME, "txId": Text(200), "payType": CHAIN})


@call("POST", "/api/wallet/recharge", RECHARGE, keyed=True)
def recharge(request):
    member, amount, chain = request.member, request.body["amount"], request.body["payType"]
    need(request, "name", "txId")
    name = request.field("name").upper()
    if name not in ("USDT", *CHAINS):
        raise Refused("bad-choice", "/name")
    if CHAINS.get(name, chain) != chain:
        raise Refused("name-mismatch", "/name")
    if amount < LEAST_TOP_UP:
        raise Refused("below-minimum", "/amount")
    transfer = transfer_of(request.field("txId"))
    if transfer in STATE.spent:
        raise Refused("txid-used", "/txId")
    yen, micros = math.floor(amount * Fraction(RATES[chain])), amount * 10**6
    if STATE.is_beyond(member, yen, micros):
        raise Refused("beyond-limit", "/amount")
    STATE.spent.add(transfer)
    report_top_up(
        member, channel=1, chain=chain, amount=amount, fee=0, rate=RATES[chain], yen=yen, micros=micros,
        address=DEPOSITS[chain], transfer=transfer,
    )  # fmt: skip


@call("POST", "/api/wallet/bankRecharge", Shape({"amount": YEN, "image": PATH}), keyed=True)
def bank_recharge(request):
    member, amount = request.member, request.body["amount"]
    need(request, "image")
    path = own_file(request, "image")
    if STATE.is_beyond(member, amount, 0):
        raise Refused("beyond-limit", "/amount")
    STATE.uploads[path]["used"] = True
    report_top_up(
        member, channel=2, chain=None, amount=amount, fee=0, rate=None, yen=amount, micros=0,
        address=None, transfer=None,
    )  # fmt: skip


def withdraw(request, kind, fee, yen, **fields):
    """What both kinds of withdrawal have in common; `yen` are reserved."""
    member, amount = request.member, request.body["amount"]
    need(request, "payPassword", blank=False)
    binding = member.bindings.get(kind, NOT_BOUND)
    if binding["status"] == 2:
        raise Refused("binding-in-review")
    if not is_bound(binding):
        raise Refused("not-bound")
    if amount <= Fraction(fee):
        raise Refused("amount-not-above-fee", "/amount")
    if yen > member.balance:
        raise Refused("insufficient-balance", "/amount")
    if member.pay_password is None:
        raise Refused("pay-password-not-set")
    who = request.token if defect("lock-per-session") else member.id
    if STATE.withdrawals.locked(who):
        raise Refused("pay-password-locked", "/payPassword")
    if not hmac.compare_digest(member.hashed(request.raw("payPassword")), member.pay_password):
        left = STATE.withdrawals.wrong(who)
        raise Refused("wrong-pay-password" if left > 0 else "pay-password-locked", "/payPassword", left)
    STATE.withdrawals.right(who)
    now, number = CLOCK.now(), STATE.next("record")
    member.records.append(
        Record(
            id=number, type=2, created=now, updated=now, amount=amount, fee=fee, yen=yen, micros=0,
            address=shown_target(binding), transfer=None, **fields,
        )  # fmt: skip
    )
    STATE.move(member, -yen, "withdrawal", f"record:{number}")


@call("POST", "/api/wallet/withdrawal", Shape({"payType": CHAIN, "amount": USDT, "payPassword": PASSWORD}), keyed=True)
def coin_withdrawal(request):
    chain = request.body["payType"]
    yen = math.ceil(request.body["amount"] * Fraction(PLATFORM_RATE))
    withdraw(request, chain, COIN_FEES[chain], yen, channel=1, chain=chain, rate=PLATFORM_RATE)


@call("POST", "/api/wallet/bankWithdrawal", Shape({"amount": YEN, "payPassword": PASSWORD}), keyed=True)
def bank_withdrawal(request):
    withdraw(request, BANK, BANK_FEE, request.body["amount"], channel=2, chain=None, rate=None)


@call("POST", "/api/wallet/cancelWithdrawal", Shape({"id": Whole(1)}), keyed=True)
def cancel_withdrawal(request):
    member = request.member
    record = next((r for r in member.records if r.id == request.body["id"] and r.type == 2), None)
    if record is None:
        raise Refused("unknown-record", "/id")
    if record.audit != 0:
        raise Refused("already-decided", "/id")
    record.audit, record.updated, record.cancelled = 2, CLOCK.now(), True
    refund = record.yen
    if defect("refund-without-fee"):
        refund -= math.ceil(Fraction(record.fee) * Fraction(record.rate or 1))
    STATE.move(member, refund, "returned", f"record:{record.id}")


@read("/api/wallet/getBalance")
def balance(request):
    return {"balance": request.member.balance, "usdt": two_places(request.member.balance / Fraction(PLATFORM_RATE))}


def reason_in(reason, language):
    """A usual reason in the reader's language, any other as it was typed."""
    return said(reason, language) if reason in MESSAGES else reason


def shown_record(record, language):
    amount = decimal_text if record.channel == 1 else lambda value: value
    shown = {
        "id": record.id,
        "audit": record.audit,
        "reason": said("taken-back", language) if record.cancelled else reason_in(record.reason, language),
        "createtime": tokyo(record.created),
        "updatetime": tokyo(record.updated),
        "amount": amount(record.amount),
        "fee": amount(record.fee),
        "net": amount(record.amount - (Fraction(record.fee) if record.channel == 1 else record.fee)),
        "rate": record.rate,
        "pay_type": None if record.chain is None else str(record.chain),
        "address": record.address,
        "txId": record.transfer,
    }
    return {**shown, "cancelled": True} if record.cancelled else shown


@read("/api/wallet/index", Shape({"type": OneOf(1, 2), "payType": OneOf(1, 2)}, PAGES))
def records(request):
    query, own = request.query, request.member.records
    found = [r for r in own if r.type == query["type"] and r.channel == query["payType"]]
    found.sort(key=lambda r: (r.created, r.id), reverse=not defect("oldest-first"))
    shown = [shown_record(record, request.language) for record in page_of(found, query)]
    total = len(own if defect("total-ignores-filter") else found)
    if "page" not in query:
        return {"list": shown, "total": total}
    return {"list": shown, "total": total, "page": query["page"], "limit": query.get("limit", 20)}


@read("/api/wallet/getWithdrawalDesc")
def withdrawal_text(request):
    text = ("1〜3営業日で完了します。", "It takes one to three business days.", "1至3个工作日内完成。")
    return {"WithdrawalDesc": f"<p>{request.say(text)}</p>", "fee": BANK_FEE}


@read("/api/wallet/getDesc")
def coin_withdrawal_text(request):
    text = ("同じネットワークへ送金します。", "It is sent on the same network.", "通过同一网络发送。")
    fees = {name: COIN_FEES[chain] for name, chain in CHAINS.items()}
    return {"desc": f"<p>{request.say(text)}</p>", "fees": fees}


# ---- settings, invitations and content


@read("/api/sys_config/getAddressAndRate", Shape({"key": Text(20, 1)}))
def address_and_rate(request):
    chain = CHAINS.get(request.query["key"].upper())
    if chain is None:
        raise Refused("unknown-key", "/key")
    return {"value": DEPOSITS[chain], "rate": RATES[chain]}


@read("/api/sys_config/getConfigList", Shape({}, {"keys": Text(200, 1, r"\A[a-z_]+(,[a-z_]+)*\Z")}))
def config_list(request):
    known = {"platform_to_usdt": PLATFORM_RATE, "min_recharge": str(LEAST_TOP_UP), "bank_account": RECEIVING}
    keys = request.query["keys"].split(",") if "keys" in request.query else list(known)
    if any(key not in known for key in keys):
        raise Refused("unknown-key", "/keys")
    return {key: known[key] for key in keys}


@read("/api/sys_config/getArrayConfig", Shape({"key": Text(50, 1)}), secured=False)
def agreement(request):
    if request.query["key"] not in ("privacy", "user_policy"):
        raise Refused("unknown-key", "/key")
    return {"ja": "<p>規約</p>", "en": "<p>Terms</p>", "zh-CN": "<p>条款</p>"}


def open_reward(member):
    """The tiers that are reached and unpaid."""
    return [(people, yen) for people, yen in TIERS if people <= member.invited and people not in member.claimed]


@read("/api/invite_recode/getIncentiveList")
def incentives(request):
    member = request.member
    return {
        "list": [{"condition": people, "amount": yen} for people, yen in TIERS],
        "max": TIERS[-1][0],
        "inviteCount": member.invited,
        "inviteCode": member.invite_code,
        "canClick": bool(open_reward(member)),
    }


@call("POST", "/api/invite_recode/receive", NOTHING, keyed=True, required=False)
def claim(request):
    member = request.member
    tiers = open_reward(member)
    if not tiers:
        raise Refused("nothing-to-claim")
    total = sum(yen for _, yen in tiers)
    member.claimed.update(people for people, _ in tiers)
    member.rewarded += total
    STATE.move(member, total, "reward", f"invite:{len(member.claimed)}")
    return Said(str(total))


class Said:
    """Success with a message of its own."""

    def __init__(self, msg):
        self.msg = msg


@read("/api/question_answer/index", secured=False)
def questions(request):
    question = request.say(("いつ受け取れますか？", "When am I paid?", "何时收到收益？"))
    answer = request.say(("満期日です。", "At maturity.", "到期日。"))
    return [{"id": 1, "question": question, "enq": answer, "answer": f"<p>{answer}</p>"}]


@read("/api/about/index", secured=False)
def about(request):
    place = request.say(("ノルウェー", "Norway", "挪威"))
    site = {
        "img": PICTURE,
        "address": place,
        "establishment": None,
        "energyType": "",
        "totalCapacity": "60MW",
        "characteristics": "",
    }
    return {
        "intro_content": None,
        "team": "<p></p>",
        "computing_header": "",
        "computing_service": [place],
        "computing_context": [site],
        "trend_content": "<p></p>",
    }


@read("/api/about/getCooperativePartner", secured=False)
def partners(request):
    return [{"img": PICTURE, "name": request.say(("テスト電力", "Test Power", "测试电力"))}]


def news_item(news, request):
    number, at, title = news
    text = request.say(title)
    return {"id": number, "title": text, "createtime": tokyo(at), "content": f"<p>{text}</p>", "image": PICTURE}


@read("/api/news/index", Shape({}, PAGES), secured=False)
def news_list(request):
    newest = sorted(NEWS, key=lambda news: news[1], reverse=True)
    return [news_item(news, request) for news in page_of(newest, request.query)]


@read("/api/news/detail", Shape({"id": Whole(1)}), secured=False)
def news_detail(request):
    news = next((news for news in NEWS if news[0] == request.query["id"]), None)
    if news is None:
        raise Failure(404)
    return news_item(news, request)


# ---- files

TYPES = {"jpg": "image/jpeg", "png": "image/png", "webp": "image/webp", "heic": "image/heic", "pdf": "application/pdf"}
HEIC_BRANDS = (b"heic", b"heix", b"hevc", b"hevx", b"heim", b"heis", b"mif1", b"msf1")
MOST_OF_A_FILE = 10 * 2**20


def file_type(content):
    """What a file is, by its content; None for anything that is not accepted."""
    if content.startswith(b"\xff\xd8\xff"):
        return "jpg"
    if content.startswith(b"\x89PNG\r\n\x1a\n"):
        return "png"
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return "webp"
    if content[4:8] == b"ftyp" and content[8:12] in HEIC_BRANDS:
        return "heic"
    return "pdf" if content.startswith(b"%PDF-") else None


def signature(path, expires, token):
    message = f"{path}\n{expires}\n{token}".encode()
    return hmac.new(STATE.secret, message, hashlib.sha256).hexdigest()


@call("POST", "/api/common/upload", is_upload=True)
def upload(request):
    content, member = request.body["file"], request.member
    if content == b"":
        raise Refused("empty-file", "/file")
    kind = file_type(content)
    if kind is None:
        raise Refused("unsupported-file", "/file")
    own = [file for file in STATE.uploads.values() if file["owner"] == member.id]
    size = sum(len(file["content"]) for file in own) + len(content)
    if len(own) >= 1000 or size > 2**30 or len(STATE.uploads) >= 50_000:
        raise Refused("too-many-uploads", "/file")
    now, path = CLOCK.now(), f"/uploads/{secrets.token_hex(16)}.{kind}"
    STATE.uploads[path] = {"owner": member.id, "content": content, "kind": kind, "at": now, "used": False}
    expires = min(now + 3600, request.session.ends)
    # The session goes along as a hash, so that the address holds no token.
    session = hashlib.sha256(request.token.encode()).hexdigest()
    signed = f"{path}?expires={expires}&session={session}&signature={signature(path, expires, session)}"
    return {"url": path, "fullurl": f"{ORIGIN}{signed}"}


def file_of_form(content_type, raw):
    """The file of a multipart body, or None. Raises ValueError for a form that cannot be read."""
    boundary = re.search(r'boundary=(?:"([^"]+)"|([^;\s]+))', content_type)
    if boundary is None:
        raise ValueError("no boundary")
    mark = b"--" + (boundary[1] or boundary[2]).encode()
    parts = (b"\r\n" + raw).split(b"\r\n" + mark)
    if len(parts) < 2 or not parts[-1].startswith(b"--"):
        raise ValueError("no end")
    for part in parts[1:-1]:
        head, found, content = part.removeprefix(b"\r\n").partition(b"\r\n\r\n")
        if found and re.search(rb'(?i)name="file"', head) and b"filename=" in head:
            return content
    return None


# --- HTTP -------------------------------------------------------------------------------------------------------------

ORIGIN = ""
HAS_STATES = False
MOST_OF_JSON = 64 * 1024
# What is read to the end, so that the connection can be used again; longer bodies close it.
MOST_OF_A_BODY = MOST_OF_A_FILE + 64 * 1024


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    wbufsize = -1
    timeout = 60

    def log_message(self, *_):
        """Nothing is logged."""

    def do_any(self):
        try:
            self.body = self.read_body()
            self.route()
        except ConnectionError:
            self.close_connection = True
        except Failure as failure:
            self.fail(failure)
        except Exception as error:  # noqa: BLE001
            print(f"{self.command} {self.path}: {error!r}", file=sys.stderr)
            self.fail(Failure(500))

    do_GET = do_POST = do_PUT = do_DELETE = do_PATCH = do_OPTIONS = do_HEAD = do_any

    def read_body(self):
        """The whole body; None for none, and True for one that is too long to be read."""
        lengths = self.headers.get_all("content-length", [])
        if self.headers.get("transfer-encoding"):
            return self.read_chunks()
        if not lengths:
            return None
        if len(set(lengths)) > 1 or not lengths[0].strip().isdigit():
            self.close_connection = True
            raise Failure(400)
        length = int(lengths[0])
        if length > MOST_OF_A_BODY:
            self.close_connection = True
            return True
        return self.rfile.read(length) or None

    def read_chunks(self):
        parts, total = [], 0
        while True:
            size = int(self.rfile.readline().split(b";")[0], 16)
            if size == 0:
                while self.rfile.readline().strip():
                    pass
                return b"".join(parts) or None
            total += size
            if total > MOST_OF_A_BODY:
                self.close_connection = True
                return True
            parts.append(self.rfile.read(size))
            self.rfile.readline()

    # ---- what is asked

    def route(self):
        url = urlsplit(self.path)
        if HAS_STATES and url.path == "/states":
            return self.arrange()
        if url.path.startswith("/uploads/") or url.path == PICTURE:
            return self.send_file(url)
        if url.path in STATE.failing:
            raise Failure(STATE.failing.pop(url.path))
        own = CALLS.get(url.path)
        if own is None:
            raise Failure(404)
        # HEAD is GET without its body, which `send` leaves out.
        asked = own.get("GET" if self.command == "HEAD" else self.command)
        if asked is None:
            raise Failure(405, allow=", ".join([*own, *(["HEAD"] if "GET" in own else [])]))
        with STATE.lock:
            self.answer(asked, url)
        return None

    def token(self, query=""):
        """The token of the headers; getAssets also reads the query."""
        authorization = self.headers.get("authorization")
        if authorization:
            return re.sub(r"(?i)\Abearer +", "", authorization.strip())
        if self.headers.get("token") is not None:
            return self.headers["token"].strip()
        named = re.search(r"(?:\A|&)token=([^&]*)", query)
        return named[1] if named and urlsplit(self.path).path == "/api/user/getAssets" else ""

    def answer(self, asked, url):
        STATE.run_due_jobs()
        for name in ("authorization", "content-type", "token"):
            if len(self.headers.get_all(name, [])) > 1:
                raise Failure(400)
        token = self.token(url.query)
        session = STATE.sessions.get(token)
        if asked.secured and session is None:
            raise Failure(401)
        if session and defect("sliding-session"):
            session.ends = CLOCK.now() + 7 * DAY
        body = self.parsed_body(asked)
        query, faults = read_query(asked.query, url.query)
        faults += self.header_faults(asked) + self.faults_of(asked, body)
        if faults:
            raise Failure(422, faults)
        request = Request(session, self.language(), query, body or {}, token)
        if asked.own:
            named = {**query, **(body or {})}.get(asked.own)
            if named not in (None, request.member.id):
                raise Failure(403)
        self.reply(self.executed(asked, request, body, url.path))

    def parsed_body(self, asked):
        if asked.body is None and not asked.is_upload:
            return None
        if self.body is None:
            return None
        kind, _, parameters = self.headers.get("content-type", "").partition(";")
        wanted = "multipart/form-data" if asked.is_upload else "application/json"
        charset = re.search(r'(?i)charset="?([^";\s]+)', parameters)
        if kind.strip().lower() != wanted or (charset and charset[1].lower() not in ("utf-8", "utf8")):
            raise Failure(415)
        if self.headers.get("content-encoding", "identity") != "identity":
            raise Failure(415)
        if self.body is True or (not asked.is_upload and len(self.body) > MOST_OF_JSON):
            raise Failure(413)
        try:
            if not asked.is_upload:
                return read_json(self.body)
            content = file_of_form(parameters, self.body)
        except TooLarge:
            raise Failure(413) from None
        except ValueError:
            raise Failure(400) from None
        if content is not None and len(content) > MOST_OF_A_FILE:
            raise Failure(413)
        return {} if content is None else {"file": content}

    def faults_of(self, asked, body):
        if asked.is_upload:
            return [] if body and "file" in body else [("/body/file", "required")]
        if asked.body is None:
            return []
        if self.body is None:
            return [("/body", "required")] if asked.is_required else []
        faults = body_faults(asked.body, body)
        if isinstance(asked.body, LoginShape) and not faults and not any(name in body for name in ACCOUNTS):
            return [("/body/account", "required")]
        return faults

    def header_faults(self, asked):
        faults = []
        key = self.headers.get("idempotency-key")
        if asked.keyed and key is not None and (rule := KEY_FORM.fault(key)):
            faults.append(("/headers/idempotency-key", rule))
        if len(self.headers.get("accept-language", "")) > 16_384:
            faults.append(("/headers/accept-language", "maxLength"))
        return faults

    def executed(self, asked, request, body, path):
        """The envelope of a call: done, refused, or kept from before under the same key."""
        key = self.headers.get("idempotency-key") if asked.keyed else None
        kept_as = ("" if defect("shared-keys") else request.member.id, key) if key else None
        intent = None
        if kept_as:
            compared = None if body is None else {name: value for name, value in body.items() if name != "payPassword"}
            intent = (path, json.dumps(compared, sort_keys=True))
            kept = STATE.kept.get(kept_as)
            if kept and kept["intent"] != intent:
                return refusal(Refused("idempotency-key-reused"), request.language)
            if kept:
                self.is_replayed = True
                return kept["envelope"]
        try:
            data = asked.run(request)
        except Refused as refused:
            envelope = refusal(refused, request.language)
            if kept_as and defect("keeps-refusals"):
                STATE.kept[kept_as] = {"intent": intent, "envelope": envelope, "at": CLOCK.now()}
            return envelope
        if isinstance(data, Said):
            envelope = {"code": 200, "msg": data.msg, "data": None}
        else:
            msg = said("read" if data is not None else "done", request.language)
            envelope = {"code": 1 if asked.is_upload else 200, "msg": msg, "data": data}
        if kept_as:
            STATE.kept[kept_as] = {"intent": intent, "envelope": envelope, "at": CLOCK.now()}
        return envelope

    # ---- what is answered

    is_replayed = False

    def language(self):
        return language_of(self.headers.get("accept-language"))

    def reply(self, envelope, status=200, allow=None):
        headers = {"content-type": "application/json; charset=utf-8", "cache-control": "no-store"}
        if allow:
            headers["allow"] = allow
        if status in (429, 503):
            headers["retry-after"] = "5"
        if self.is_replayed:
            headers["idempotency-replayed"] = "true"
            self.is_replayed = False
        self.send(status, headers, json.dumps(envelope, ensure_ascii=False).encode("utf-8", "replace"))

    def fail(self, failure):
        data = None
        if failure.faults:
            shown = [(pointer[:500], rule) for pointer, rule in failure.faults[:200]]
            data = [{"pointer": pointer, "rule": rule, "message": f"fails {rule}"} for pointer, rule in shown]
        msg = said(f"http-{failure.status}", self.language())
        self.reply({"code": failure.status, "msg": msg, "data": data}, failure.status, failure.allow)

    def send(self, status, headers, content):
        self.send_response_only(status)
        self.send_header("date", formatdate(CLOCK.now(), usegmt=True))
        self.send_header("x-content-type-options", "nosniff")
        self.send_header("cross-origin-resource-policy", "same-origin")
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("content-length", str(len(content)))
        if self.close_connection:
            self.send_header("connection", "close")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)
        self.wfile.flush()

    def send_file(self, url):
        if self.command not in ("GET", "HEAD"):
            raise Failure(405, allow="GET")
        if url.path == PICTURE:
            return self.send(200, {"content-type": "image/png", "cache-control": "max-age=3600"}, PLAIN_PNG)
        with STATE.lock:
            STATE.run_due_jobs()
            file = STATE.uploads.get(url.path)
            session = STATE.sessions.get(self.token())
            is_owner = session is not None and file is not None and session.member.id == file["owner"]
            if file is None or not (is_owner or self.is_signed(url)):
                raise Failure(404)
        way = "attachment" if file["kind"] == "pdf" else "inline"
        headers = {
            "content-type": TYPES[file["kind"]],
            "cache-control": "private, no-store",
            "content-disposition": way,
            "content-security-policy": "default-src 'none'; sandbox",
        }
        return self.send(200, headers, file["content"])

    def is_signed(self, url):
        signed = dict(pair.partition("=")[::2] for pair in url.query.split("&"))
        expires, session = signed.get("expires", ""), signed.get("session", "")
        if not expires.isdigit() or int(expires) <= CLOCK.now():
            return False
        if not any(hashlib.sha256(token.encode()).hexdigest() == session for token in STATE.sessions):
            return False
        return hmac.compare_digest(signature(url.path, expires, session), signed.get("signature", ""))

    # ---- the adapter of states, as states.openapi.yaml describes it

    def arrange(self):
        wish = json.loads(self.body or b"{}")
        arranged = STATES.get(wish.get("state"))
        if arranged is None:
            return self.send(404, {}, b"")
        with STATE.lock:
            STATE.run_due_jobs()
            arranged(**wish["params"])
            STATE.run_due_jobs()
        return self.send(204, {}, b"")


def refusal(refused, language):
    data = {"reason": refused.reason}
    if refused.pointer is not None:
        data["pointer"] = refused.pointer
    if refused.left is not None:
        data["attemptsLeft"] = refused.left
    return {"code": 0, "msg": said(refused.reason, language), "data": data}


# --- what a back office would do --------------------------------------------------------------------------------------


def give_yen(account, amount):
    member = STATE.named(account)
    STATE.yen_in += amount
    STATE.move(member, amount, "grant", f"grant:{STATE.next('grant')}")


def invite(account, people):
    STATE.named(account).invited += people


def approve(account, kind):
    member = STATE.named(account)
    for record in member.records:
        if record.audit == 0 and (kind, record.type) == ("topup", 1):
            STATE.credit(member, record)
        elif record.audit == 0 and (kind, record.type) == ("withdrawal", 2):
            record.audit, record.updated = 1, CLOCK.now()
            STATE.yen_in -= record.yen
    if kind == "wallet":
        for binding in member.bindings.values():
            binding["status"] = 1 if binding["status"] == 2 else binding["status"]
    if kind == "identity" and member.identity:
        member.identity["audit"] = 1


def reject(account, kind, reason="payment-not-found"):
    member = STATE.named(account)
    for record in member.records:
        if record.audit == 0 and record.type == {"topup": 1, "withdrawal": 2}.get(kind):
            record.audit, record.reason, record.updated = 2, reason, CLOCK.now()
            if record.type == 2:
                STATE.move(member, record.yen, "returned", f"record:{record.id}")
    if kind == "wallet":
        unbind(member, 2, 0, reason)
    if kind == "identity" and member.identity["audit"] == 3:
        member.identity.update(audit=2, reason=reason)


def unbind(member, before, after, reason):
    for kind, binding in member.bindings.items():
        if binding["status"] == before:
            member.bindings[kind] = {"status": after, "reason": reason}


def fill_uploads(account):
    owner = STATE.named(account).id
    for nth in range(1000):
        file = {"owner": owner, "content": PLAIN_PNG, "kind": "png", "at": CLOCK.now(), "used": False}
        STATE.uploads[f"/uploads/full-{owner}-{nth}.png"] = file


def advance(seconds):
    CLOCK.offset += seconds


STATES = {
    "member-has-yen": give_yen,
    "member-has-invited": invite,
    "reviews-approved": approve,
    "reviews-rejected": reject,
    "bindings-reopened": lambda account, reason: unbind(STATE.named(account), 1, 3, reason),
    "reviews-wait": lambda kind: STATE.waits.add(kind),
    "clock-advanced": advance,
    "next-call-fails": lambda path, status: STATE.failing.update({path: status}),
    "uploads-full": fill_uploads,
}


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128


def main():
    global ORIGIN, HAS_STATES  # noqa: PLW0603
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--port", type=int, default=4310, help="0 for any that is free")
    parser.add_argument("--states", action="store_true", help="serve the adapter of states at /states")
    parser.add_argument("--defect", action="append", default=[], choices=sorted(DEFECTS), help="may be repeated")
    parser.add_argument("--list-defects", action="store_true", help="print the defects as JSON and end")
    options = parser.parse_args()
    if options.list_defects:
        print(json.dumps(DEFECTS, indent=2))
        return
    ACTIVE.update(options.defect)
    HAS_STATES = options.states
    server = Server(("127.0.0.1", options.port), Handler)
    ORIGIN = f"http://127.0.0.1:{server.server_port}"
    # In one piece, since whoever starts it waits for this line.
    sys.stdout.write(f"listening on {ORIGIN}\n")
    sys.stdout.flush()
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        server.server_close()


if __name__ == "__main__":
    main()
