import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#api/api-error.ts";
import { get, render } from "#components/layout/test-render.tsx";
import { storeUserinfo } from "#state/session.ts";
import { testSession } from "#state/test-session.ts";
import { PendingRequests } from "./pending-requests.tsx";
import { sendOnce } from "./send-once.ts";
import { useReportByForm } from "./use-money-requests.ts";

const PATH = "/api/wallet/bankRecharge";

function Form({ busy }: { busy: boolean }) {
  useReportByForm(PATH, busy);
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
const statusText = () => get("[role=status]").textContent;

test("reports a pending request only while its form is gone", async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const page = (form: boolean) => (
    <>
      {form && <Form busy />}
      <PendingRequests />
    </>
  );
  const { draw } = await render(page(true));
  const sending = sendOnce(PATH, { amount: 50_000 }, () => promise);
  await wait(1_000);
  expect(statusText(), "its form reports it").toBe("");
  await draw(page(false));
  await wait(1_000);
  expect(statusText()).toContain("Bank top-up of");
  expect(statusText()).toContain("We are waiting for the reply");
  resolve(null);
  await act(async () => void (await sending));
  expect(statusText()).toBe("");
});

test.each([
  [PATH, "Do not transfer the money again."],
  ["/api/wallet/recharge", "Do not transfer the USDT again."],
  ["/api/wallet/withdrawal", null],
] as const)("warns against repeating the transfer of a lost request: %s", async (path, warning) => {
  await render(<PendingRequests />);
  const lost = new ApiError({ kind: "offline", code: 0, msg: "" });
  const sending = sendOnce(path, { amount: 50 }, () => Promise.reject(lost));
  await act(() => sending.catch(() => undefined));
  expect(statusText()).toContain("Submitting the request again is safe");
  if (warning === null) expect(statusText()).not.toContain("transfer");
  else expect(statusText()).toContain(warning);
});
