// Inline script in the head; runs before the first paint. Also runs in browsers that are too old for the other code.
import { toLanguage } from "#lib/language.ts";
import { markLanguage } from "#lib/translation/page-language.ts";
import {
  BROWSER_PLACES,
  LANG_KEY,
  parseStored,
  readPlaces,
  USERINFO_KEY,
  userinfoIn,
} from "#state/storage/read-storage.ts";
import { moveSearchIntoHash, pageOf } from "./address.ts";
import { addMissingFunctions, isSupported } from "./browser-support.ts";
import { keepEarlyPress } from "./early-press.ts";
import { focusPressedButton } from "./focus-pressed-button.ts";

/** Delay of the notice that the page has not finished loading, in ms. */
const TOO_LONG = 12_000;

const stored = (key: string): string | null => readPlaces(BROWSER_PLACES, key);
const root = document.documentElement;
moveSearchIntoHash();
markLanguage(toLanguage(parseStored(stored(LANG_KEY))));
if (userinfoIn(stored(USERINFO_KEY))) root.dataset["member"] = "";
root.dataset["page"] = pageOf(location.hash);
addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("#stuck button")) location.reload();
});
if (isSupported()) {
  addMissingFunctions();
  keepEarlyPress();
  focusPressedButton();
  // Show the prerendered page, which is home in Japanese.
  if (root.lang === "ja" && /^#?\/?$/.test(location.hash)) root.dataset["first"] = "home";
  // Shows the notice (#stuck), which the application removes from the page when it starts.
  setTimeout(() => (root.dataset["stuck"] ??= ""), TOO_LONG);
} else root.dataset["stuck"] = "old";
