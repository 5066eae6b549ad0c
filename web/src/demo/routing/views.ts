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
  "views/Components/Table/DefaultTable": from.records(() => import("#demo/components/table/default-table.tsx")),
  "views/Components/Table/UseTableDemo": from.records(() => import("#demo/components/table/use-table.tsx")),
  "views/Components/Table/TreeTable": from.records(() => import("#demo/components/table/tree-table.tsx")),
  "views/Components/Table/TableImagePreview": from.records(
    () => import("#demo/components/table/table-image-preview.tsx"),
  ),
  "views/Components/Table/TableVideoPreview": from.records(
    () => import("#demo/components/table/table-video-preview.tsx"),
  ),
  "views/Components/Table/CardTable": from.records(() => import("#demo/components/table/card-table.tsx")),
  // components/editor-demo
  // components: search, descriptions, dialog
  "views/Components/Search": from.records(() => import("#demo/components/search.tsx")),
  "views/Components/Descriptions": from.records(() => import("#demo/components/descriptions.tsx")),
  "views/Components/Dialog": from.records(() => import("#demo/components/dialog.tsx")),
  // components: the others
  // function
  "views/Function/MultipleTabs": from.frame(() => import("#demo/function/multipleTabs.tsx")),
  // hooks: useValidator, useCrudSchemas
  "views/hooks/useValidator": from.records(() => import("#demo/hooks/useValidator.tsx")),
  "views/hooks/useCrudSchemas": from.records(() => import("#demo/hooks/useCrudSchemas.tsx")),
  // hooks: the others
  // guide, level, error, personal
  "views/Level/Menu111": from.frame(() => import("#demo/level/menu1-1-1.tsx")),
  "views/Level/Menu12": from.frame(() => import("#demo/level/menu1-2.tsx")),
  "views/Level/Menu2": from.frame(() => import("#demo/level/menu2.tsx")),
  // example
  "views/Example/Dialog/ExampleDialog": from.records(() => import("#demo/example/example-dialog.tsx")),
  "views/Example/Page/ExamplePage": from.records(() => import("#demo/example/example-page.tsx")),
  "views/Example/Page/ExampleAdd": from.records(() => import("#demo/example/example-add.tsx")),
  "views/Example/Page/ExampleEdit": from.records(() => import("#demo/example/example-edit.tsx")),
  "views/Example/Page/ExampleDetail": from.records(() => import("#demo/example/example-detail.tsx")),
  // authorization
  "views/Authorization/Department/Department": from.records(() => import("#demo/authorization/department.tsx")),
  "views/Authorization/User/User": from.records(() => import("#demo/authorization/user.tsx")),
  "views/Authorization/Menu/Menu": from.records(() => import("#demo/authorization/menu.tsx")),
  "views/Authorization/Role/Role": from.records(() => import("#demo/authorization/role.tsx")),
};

/** Whether there is a view for a component key. */
export const hasView = (key: string): boolean => Object.hasOwn(VIEWS, key);

/** Loads the view of a component key. */
export async function loadView(key: string): Promise<ComponentType> {
  const load = VIEWS[key];
  if (!load) throw new Error(`there is no view ${key}`);
  return (await load()).View;
}
