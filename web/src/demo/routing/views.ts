// Which file shows a view of the server's route list: its component key, a lazy import, and whose texts it needs.
import type { ComponentType } from "react";
import { loadTexts, type Texts } from "#demo/texts.ts";

/** A view is a file named as its URL that exports `View`, which takes nothing: what it is about it asks `usePage()`. */
interface ViewFile {
  readonly View: ComponentType;
}
type Load = () => Promise<ViewFile>;

const withTexts =
  (...parts: Texts[]) =>
  (load: Load): Load =>
  async () => {
    const [file] = await Promise.all([load(), ...parts.map(loadTexts)]);
    return file;
  };
/** The frame's texts are always there. A view of the gallery that uses a form, a table or a dialog needs both others. */
const from = {
  frame: withTexts(),
  records: withTexts("records"),
  gallery: withTexts("gallery"),
  both: withTexts("gallery", "records"),
};

const VIEWS: Readonly<Record<string, Load>> = {
  // dashboard
  // components/form
  // components/table
  // components/editor-demo
  // components: search, descriptions, dialog
  // components: the others
  // function
  "views/Function/MultipleTabs": from.frame(() => import("#demo/function/multipleTabs.tsx")),
  // hooks: useValidator, useCrudSchemas
  // hooks: the others
  // guide, level, error, personal
  "views/Level/Menu111": from.frame(() => import("#demo/level/menu1-1-1.tsx")),
  "views/Level/Menu12": from.frame(() => import("#demo/level/menu1-2.tsx")),
  "views/Level/Menu2": from.frame(() => import("#demo/level/menu2.tsx")),
  // example
  // authorization
};

/** Whether there is a view for a component key. */
export const hasView = (key: string): boolean => Object.hasOwn(VIEWS, key);

/** Loads the view of a component key. */
export async function loadView(key: string): Promise<ComponentType> {
  const load = VIEWS[key];
  if (!load) throw new Error(`there is no view ${key}`);
  return (await load()).View;
}
