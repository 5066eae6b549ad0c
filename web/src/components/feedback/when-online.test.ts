import { afterEach, expect, test, vi } from "vitest";
import { whenOnline } from "./when-online.ts";

const aborted = new TypeError("error loading dynamically imported module");
const load = whenOnline(() => Promise.reject(aborted));

afterEach(() => {
  vi.useRealTimers();
});

test("reports a chunk that failed to load at once", async () => {
  await expect(load()).rejects.toBe(aborted);
});

test("reports a chunk that was aborted by leaving the page only if the page stays", async () => {
  vi.useFakeTimers();
  dispatchEvent(new Event("beforeunload"));
  const failed = vi.fn<(error: unknown) => void>();
  const loading = load().catch(failed);
  await vi.advanceTimersByTimeAsync(3_900);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  await loading;
  expect(failed).toHaveBeenCalledWith(aborted);

  vi.useRealTimers();
  await expect(load(), "the reader stayed").rejects.toBe(aborted);
});
