import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { storeUserinfo } from "#state/session.ts";
import { testSession } from "#state/test-session.ts";
import { KEY_LIFETIME_MS, storeRequest, readRequests } from "./request-store.ts";

const lost = { kind: "offline", code: 0, msg: "" } as const;
const refused = { kind: "refused", code: 0, msg: "no" } as const;
const limited = { kind: "failed", code: 429, msg: "later" } as const;
type Failure = typeof lost | typeof refused | typeof limited;

/** Loads the modules as a new page does, with stored state only. */
async function loadPage() {
  vi.resetModules();
  const { sendOnce } = await import("./send-once.ts");
  const { ApiError } = await import("#api/api-error.ts");
  const { duplicateQuestionAtom } = await import("./duplicate-question.ts");
  return { sendOnce, ApiError, duplicateQuestionAtom };
}
type Page = Awaited<ReturnType<typeof loadPage>>;
type SendOnce = Page["sendOnce"];

let page: Page;
const reload = async (): Promise<void> => {
  page = await loadPage();
};

/** Sends once; returns the key that was sent, or "" when nothing was sent. */
async function keyOf(
  body: object,
  outcome?: Failure,
  path: Parameters<SendOnce>[0] = "/api/products/buy",
  options?: Parameters<SendOnce>[3],
): Promise<string> {
  let key = "";
  const send = (_body: object, header: { "Idempotency-Key": string }) => {
    key = header["Idempotency-Key"];
    return outcome ? Promise.reject(new page.ApiError(outcome)) : Promise.resolve(null);
  };
  await page.sendOnce(path, body, send, options).catch(() => undefined);
  return key;
}

/** Sends a request that gets no reply until the test ends; resolves to its key once it is sent. */
async function hang(body: object): Promise<string> {
  return new Promise((onSent) => {
    const sending = page.sendOnce("/api/products/buy", body, (_body, header) => {
      onSent(header["Idempotency-Key"]);
      return new Promise((resolve) => hanging.push(() => resolve(null)));
    });
    pending.push(sending);
  });
}
const hanging: (() => void)[] = [];
const pending: Promise<unknown>[] = [];

const question = () => getDefaultStore().get(page.duplicateQuestionAtom);
/** Answers the confirmation at once. */
const answer = (isSecond: boolean): (() => void) =>
  getDefaultStore().sub(page.duplicateQuestionAtom, () => question()?.answer(isSecond));

beforeEach(async () => {
  storeUserinfo(testSession(1));
  await reload();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const release of hanging.splice(0)) release();
  await Promise.all(pending.splice(0));
  localStorage.clear();
});

test("a key has 32 characters that the contract allows", async () => {
  expect(await keyOf({ price: 1 })).toMatch(/^[A-Za-z0-9_-]{32}$/);
});

describe("the key is kept while its outcome is unknown", () => {
  test("even if the browser stores nothing", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("", "QuotaExceededError");
    });
    const first = await keyOf({ price: 100 }, lost);
    expect(await keyOf({ price: 100 })).toBe(first);
  });

  test("per body: another body has its own key, and both are kept", async () => {
    const first = await keyOf({ price: 100 }, lost);
    const other = await keyOf({ price: 200 }, lost);
    expect(other).not.toBe(first);
    expect(await keyOf({ price: 100 }, lost)).toBe(first);
    expect(await keyOf({ price: 200 })).toBe(other);
    expect(await keyOf({ price: 100 })).toBe(first);
  });

  test("across a reload and an ended session, for this member alone", async () => {
    const first = await keyOf({ price: 100 }, lost);
    storeUserinfo(null);
    await reload();
    storeUserinfo(testSession(2));
    expect(await keyOf({ price: 100 }), "another member").not.toBe(first);
    storeUserinfo(testSession(1));
    expect(await keyOf({ price: 100 })).toBe(first);
  });

  test("across a reload during the request, whose reply is lost", async () => {
    const first = await hang({ price: 100 });
    window.dispatchEvent(new Event("pagehide"));
    await reload();
    expect(await keyOf({ price: 100 })).toBe(first);
    expect(question()).toBeNull();
  });

  test.each([
    ["a limit", limited],
    ["a refusal", refused],
  ])("after %s of a retry: the outcome of the first attempt stays unknown", async (_name, error) => {
    const first = await keyOf({ price: 100 }, lost);
    expect(await keyOf({ price: 100 }, error)).toBe(first);
    expect(await keyOf({ price: 100 })).toBe(first);
  });

  test("no longer than the server keeps its reply", async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
    const first = await keyOf({ price: 100 }, lost);
    vi.setSystemTime(Date.UTC(2026, 0, 1) + KEY_LIFETIME_MS + 1);
    expect(await keyOf({ price: 100 })).not.toBe(first);
  });

  test("for a file uploaded again: the request is sent with its first path", async () => {
    const same = { amount: 1, file: "hash" };
    const path = "/api/wallet/bankRecharge";
    const first = await keyOf({ amount: 1, image: "/a.png" }, lost, path, { same });
    let sent: object = {};
    const send = (body: object, header: { "Idempotency-Key": string }) => {
      sent = body;
      return Promise.resolve(header["Idempotency-Key"]);
    };
    expect(await page.sendOnce(path, { amount: 1, image: "/b.png" }, send, { same })).toBe(first);
    expect(sent).toEqual({ amount: 1, image: "/a.png" });
  });
});

test("after a known outcome the same body is a new request", async () => {
  const bought = await keyOf({ price: 300 });
  const declined = await keyOf({ price: 300 }, refused);
  expect(declined).not.toBe(bought);
  expect(await keyOf({ price: 300 })).not.toBe(declined);
});

test("a second press joins the pending request", async () => {
  let sent = 0;
  const send = () => {
    sent += 1;
    return Promise.resolve(sent);
  };
  const results = await Promise.all([
    page.sendOnce("/api/wallet/recharge", { amount: 1 }, send),
    page.sendOnce("/api/wallet/recharge", { amount: 1 }, send),
  ]);
  expect(results).toEqual([1, 1]);
  expect(sent).toBe(1);
});

test("a retyped trading password keeps the key, is sent as typed, and is never stored", async () => {
  const first = await keyOf({ amount: 100, payPassword: "123456" }, lost);
  expect(JSON.stringify({ ...localStorage })).not.toContain("123456");
  let sent: object = {};
  await page.sendOnce("/api/products/buy", { amount: 100, payPassword: "654321" }, (body, header) => {
    sent = { ...body, key: header["Idempotency-Key"] };
    return Promise.resolve(null);
  });
  expect(sent).toEqual({ amount: 100, payPassword: "654321", key: first });
});

describe("the same request from another page is confirmed first", () => {
  test("when it succeeded recently; declining sends nothing", async () => {
    const first = await keyOf({ price: 100 });
    await reload();
    const stop = answer(false);
    expect(await keyOf({ price: 100 })).toBe("");
    stop();
    const stopAgain = answer(true);
    const second = await keyOf({ price: 100 });
    stopAgain();
    expect(second).not.toBe("");
    expect(second).not.toBe(first);
    expect(await keyOf({ price: 100 }), "this page has sent it, so it is meant").not.toBe("");
  });

  test("when it is pending there", async () => {
    await hang({ price: 100 });
    await reload();
    const seen: unknown[] = [];
    const stop = getDefaultStore().sub(page.duplicateQuestionAtom, () => {
      if (question()) seen.push(question()?.isPending);
      question()?.answer(false);
    });
    expect(await keyOf({ price: 100 })).toBe("");
    stop();
    expect(seen).toEqual([true]);
  });

  test("not when a second one would have no effect: it shares the key", async () => {
    const path = "/api/invite_recode/receive";
    const first = await keyOf({}, lost, path, { once: true });
    await reload();
    expect(await keyOf({}, undefined, path, { once: true })).toBe(first);
  });

  test("when the records showed that the lost one succeeded", async () => {
    const first = await keyOf({ price: 100 }, lost);
    const [kept] = readRequests(1);
    if (kept) storeRequest(1, { ...kept, result: "recovered" });
    const stop = answer(false);
    expect(await keyOf({ price: 100 })).toBe("");
    stop();
    expect(readRequests(1)).toMatchObject([{ key: first, result: "recovered" }]);
  });
});

test("while a request is pending the browser warns before unload", async () => {
  const leave = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(false);
  await hang({ price: 1 });
  expect(leave()).toBe(true);
  for (const release of hanging) release();
  await Promise.all(pending);
  expect(leave()).toBe(false);
});
