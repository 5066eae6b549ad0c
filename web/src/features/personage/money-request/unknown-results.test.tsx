import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#api/api-error.ts";
import { withIntent } from "#api/intent.ts";
import { get, render } from "#components/layout/test-render.tsx";
import { storeUserinfo } from "#state/session.ts";
import { testSession } from "#state/test-session.ts";
import { useToldAtForm } from "./told-at-form.ts";
import { UnknownResults } from "./unknown-results.tsx";

const PATH = "/api/wallet/bankRecharge";

function Form({ busy }: { busy: boolean }) {
  useToldAtForm(PATH, busy);
  return null;
}

beforeEach(() => {
  localStorage.clear();
  storeUserinfo(testSession(1, "t"));
  vi.useFakeTimers();
  // The records never load.
  vi.stubGlobal("fetch", () => Promise.withResolvers<Response>().promise);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
const told = () => get("[role=status]").textContent;

test("a request whose form is gone is told of while it is on its way, and no longer", async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const page = (form: boolean) => (
    <>
      {form && <Form busy />}
      <UnknownResults />
    </>
  );
  const { draw } = await render(page(true));
  const sending = withIntent(PATH, { amount: 50_000 }, () => promise);
  await wait(1_000);
  expect(told(), "its form tells of it").toBe("");
  await draw(page(false));
  await wait(1_000);
  expect(told()).toContain("Bank top-up of");
  expect(told()).toContain("We are waiting for the reply");
  resolve(null);
  await act(async () => void (await sending));
  expect(told()).toBe("");
});

test.each([
  [PATH, "Do not transfer the money again."],
  ["/api/wallet/recharge", "Do not transfer the USDT again."],
  ["/api/wallet/withdrawal", null],
] as const)("what is safe to submit again is the request, not the transfer: %s", async (path, warning) => {
  await render(<UnknownResults />);
  const lost = new ApiError({ kind: "offline", code: 0, msg: "" });
  const sending = withIntent(path, { amount: 50 }, () => Promise.reject(lost));
  await act(() => sending.catch(() => undefined));
  expect(told()).toContain("Submitting the request again is safe");
  if (warning === null) expect(told()).not.toContain("transfer");
  else expect(told()).toContain(warning);
});
