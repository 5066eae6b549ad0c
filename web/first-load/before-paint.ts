// Inline in the head, before anything is painted. Also runs in browsers that are too old for the rest.
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

/** In ms. The note that the page has not finished loading is shown after it. */
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
  // The prerendered page is in Japanese.
  if (root.lang === "ja" && /^#?\/?$/.test(location.hash)) root.dataset["first"] = "home";
  // The application removes the note when it starts.
  setTimeout(() => (root.dataset["stuck"] ??= ""), TOO_LONG);
} else root.dataset["stuck"] = "old";
