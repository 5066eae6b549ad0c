import { useLingui } from "@lingui/react/macro";
import { showToast } from "#state/toast.ts";

/**
 * User agents of browsers inside apps, which cannot save files: LINE, Facebook, Instagram, WeChat, every Android
 * WebView, and on iOS every browser without "Safari/" in its user agent.
 */
const IN_APP =
  /\bLine\/|\bFB(?:AN|AV|_IAB)\b|\bInstagram\b|\bMicroMessenger\/|; wv\)|\b(?:iPhone|iPad)\b(?!.*Safari\/)/;

/** Passes a file to the browser to save. */
function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  // iOS asks first and reads the file only after the answer, so the URL stays valid for a minute.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Opens the system's share sheet, which can save too; returns whether the member used the sheet. Rejects if there is no
 * share sheet.
 */
async function share(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return false;
    throw error;
  }
}

/**
 * Returns a function that saves a file. Inside an app it opens the share sheet instead or, failing that, shows a toast
 * that names browsers which can save. Resolves to whether the file was saved or shared.
 */
export function useSaveFile(): (name: string, content: Blob) => Promise<boolean> {
  const { t } = useLingui();
  return async (name, content) => {
    const file = new File([content], name, { type: content.type });
    if (!IN_APP.test(navigator.userAgent)) {
      download(file);
      return true;
    }
    try {
      return await share(file);
    } catch {
      const text = t`The browser inside this app cannot save files. Open this page in Safari or Chrome.`;
      showToast({ kind: "error", text });
      return false;
    }
  };
}

/** Returns a function that saves a table from `csvOf` or `csvOfRecords`; resolves like `useSaveFile`. */
export function useSaveCsv(): (name: string, csv: string) => Promise<boolean> {
  const save = useSaveFile();
  return (name, csv) => save(name, new Blob([csv], { type: "text/csv;charset=utf-8" }));
}
