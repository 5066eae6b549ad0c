import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, press, render } from "#components/layout/test-render.tsx";
import { toastAtom } from "#state/toast.ts";
import { useSaveFile } from "./use-save-file.ts";

const IOS = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const SAFARI = `${IOS} Version/18.5 Mobile/15E148 Safari/604.1`;
const LINE = `${IOS} Mobile/15E148 Safari Line/15.9.0`;
const ANDROID = "Mozilla/5.0 (Linux; Android 14; Pixel 8";
const CHROME = `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36`;
const WEB_VIEW = `${ANDROID}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36`;

const outcome = vi.fn<(saved: boolean) => void>();
const share = vi.fn<(data: ShareData) => Promise<void>>();
/** Called with the name of the saved file. The link itself is not followed, because it would leave the test page. */
const saved = vi.fn<(name: string) => void>();

function SaveButton() {
  const save = useSaveFile();
  return (
    <button type="button" onClick={() => void save("statement.csv", new Blob(["Time"])).then(outcome)}>
      Save
    </button>
  );
}

beforeEach(() => {
  const create = document.createElement.bind(document);
  vi.spyOn(document, "createElement").mockImplementation((name: string) => {
    const element = create(name);
    if (element instanceof HTMLAnchorElement) element.click = () => saved(element.download);
    return element;
  });
  share.mockResolvedValue(undefined);
  getDefaultStore().set(toastAtom, null);
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "share");
  vi.clearAllMocks();
});

async function saveIn(userAgent: string, withShare = true): Promise<void> {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  Object.defineProperty(navigator, "share", { value: withShare ? share : undefined, configurable: true });
  await render(<SaveButton />);
  await press(button("Save"));
}

test.each([SAFARI, CHROME])("%s saves the file", async (userAgent) => {
  await saveIn(userAgent);
  expect(saved).toHaveBeenCalledWith("statement.csv");
  expect(share).not.toHaveBeenCalled();
  expect(outcome).toHaveBeenCalledWith(true);
});

test.each([LINE, IOS])("inside an app of iOS the file goes to the share sheet: %s", async (userAgent) => {
  await saveIn(userAgent);
  expect(saved).not.toHaveBeenCalled();
  expect(share.mock.lastCall?.[0].files?.map(({ name }) => name)).toEqual(["statement.csv"]);
  expect(outcome).toHaveBeenCalledWith(true);
});

test("a dismissed share sheet is neither a failure nor a success", async () => {
  share.mockRejectedValue(new DOMException("closed", "AbortError"));
  await saveIn(LINE);
  expect(outcome).toHaveBeenCalledWith(false);
  expect(getDefaultStore().get(toastAtom)).toBeNull();
});

test("inside an app without a share sheet it names browsers that can save", async () => {
  await saveIn(WEB_VIEW, false);
  expect(saved).not.toHaveBeenCalled();
  expect(outcome).toHaveBeenCalledWith(false);
  expect(getDefaultStore().get(toastAtom)?.text).toContain("Safari or Chrome");
});
