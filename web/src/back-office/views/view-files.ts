// Maps component keys of the server's route list to lazy imports, and to the message catalogues that the views need.
import type { ComponentType } from "react";
import { loadTexts, type Texts } from "#i18n/back-office-texts.ts";

/** A file is named like the URL of its view. `View` has no props; `usePage()` returns the address and the route. */
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
/**
 * Message catalogues that a view loads in addition to the frame's. A gallery view with a form, a table or a dialog
 * needs `gallery` and `records`.
 */
const from = {
  frame: withTexts(),
  records: withTexts("records"),
  gallery: withTexts("gallery"),
  both: withTexts("gallery", "records"),
};

const VIEWS: Readonly<Record<string, Load>> = {
  // dashboard
  "views/Dashboard/Analysis": from.gallery(() => import("./dashboard/analysis.tsx")),
  "views/Dashboard/Workplace": from.gallery(() => import("./dashboard/workplace.tsx")),
  // components/form
  "views/Components/Form/DefaultForm": from.both(() => import("./components/form/default-form.tsx")),
  "views/Components/Form/UseFormDemo": from.records(() => import("./components/form/use-form.tsx")),
  // components/table
  "views/Components/Table/DefaultTable": from.records(() => import("./components/table/default-table.tsx")),
  "views/Components/Table/UseTableDemo": from.records(() => import("./components/table/use-table.tsx")),
  "views/Components/Table/TreeTable": from.records(() => import("./components/table/tree-table.tsx")),
  "views/Components/Table/TableImagePreview": from.records(() => import("./components/table/table-image-preview.tsx")),
  "views/Components/Table/TableVideoPreview": from.records(() => import("./components/table/table-video-preview.tsx")),
  "views/Components/Table/CardTable": from.records(() => import("./components/table/card-table.tsx")),
  // components/editor-demo
  "views/Components/Editor/Editor": from.gallery(() => import("./components/editor-demo/editor.tsx")),
  "views/Components/Editor/JsonEditor": from.gallery(() => import("./components/editor-demo/json-editor.tsx")),
  "views/Components/Editor/CodeEditor": from.gallery(() => import("./components/editor-demo/code-editor.tsx")),
  // components: search, descriptions, dialog
  "views/Components/Search": from.records(() => import("./components/search.tsx")),
  "views/Components/Descriptions": from.records(() => import("./components/descriptions.tsx")),
  "views/Components/Dialog": from.both(() => import("./components/dialog.tsx")),
  // components: the others
  "views/Components/ImageViewer": from.gallery(() => import("./components/image-viewer.tsx")),
  "views/Components/Icon": from.gallery(() => import("./components/icon.tsx")),
  "views/Components/IconPicker": from.gallery(() => import("./components/icon-picker.tsx")),
  "views/Components/Echart": from.gallery(() => import("./components/echart.tsx")),
  "views/Components/CountTo": from.gallery(() => import("./components/count-to.tsx")),
  "views/Components/Qrcode": from.gallery(() => import("./components/qrcode.tsx")),
  "views/Components/Highlight": from.gallery(() => import("./components/highlight.tsx")),
  "views/Components/Infotip": from.gallery(() => import("./components/infotip.tsx")),
  "views/Components/InputPassword": from.gallery(() => import("./components/input-password.tsx")),
  "views/Components/Waterfall": from.gallery(() => import("./components/waterfall.tsx")),
  "views/Components/ImageCropping": from.gallery(() => import("./components/image-cropping.tsx")),
  "views/Components/VideoPlayer": from.gallery(() => import("./components/video-player.tsx")),
  "views/Components/Avatars": from.gallery(() => import("./components/avatars.tsx")),
  "views/Components/IAgree": from.gallery(() => import("./components/i-agree.tsx")),
  "views/Components/Tree": from.gallery(() => import("./components/tree.tsx")),
  // function
  "views/Function/MultipleTabs": from.frame(() => import("./function/multipleTabs.tsx")),
  "views/Function/MultipleTabsDemo": from.frame(() => import("./function/multiple-tabs-demo.tsx")),
  "views/Function/Request": from.frame(() => import("./function/request.tsx")),
  "views/Function/Test": from.frame(() => import("./function/test.tsx")),
  // hooks: useValidator, useCrudSchemas
  "views/hooks/useValidator": from.records(() => import("./hooks/useValidator.tsx")),
  "views/hooks/useCrudSchemas": from.records(() => import("./hooks/useCrudSchemas.tsx")),
  // hooks: the others
  "views/hooks/useTagsView": from.gallery(() => import("./hooks/useTagsView.tsx")),
  "views/hooks/useWatermark": from.gallery(() => import("./hooks/useWatermark.tsx")),
  "views/hooks/useClipboard": from.gallery(() => import("./hooks/useClipboard.tsx")),
  "views/hooks/useNetwork": from.gallery(() => import("./hooks/useNetwork.tsx")),
  // guide, level, error, personal
  "views/Guide/Guide": from.frame(() => import("./guide/index.tsx")),
  "views/Error/404": from.frame(() => import("./error/404-demo.tsx")),
  "views/Error/403": from.frame(() => import("./error/403-demo.tsx")),
  "views/Error/500": from.frame(() => import("./error/500-demo.tsx")),
  "views/Personal/PersonalCenter/PersonalCenter": from.both(() => import("./personal/personal-center.tsx")),
  "views/Level/Menu111": from.frame(() => import("./level/menu1-1-1.tsx")),
  "views/Level/Menu12": from.frame(() => import("./level/menu1-2.tsx")),
  "views/Level/Menu2": from.frame(() => import("./level/menu2.tsx")),
  // example
  "views/Example/Dialog/ExampleDialog": from.records(() => import("./example/example-dialog.tsx")),
  "views/Example/Page/ExamplePage": from.records(() => import("./example/example-page.tsx")),
  "views/Example/Page/ExampleAdd": from.records(() => import("./example/example-add.tsx")),
  "views/Example/Page/ExampleEdit": from.records(() => import("./example/example-edit.tsx")),
  "views/Example/Page/ExampleDetail": from.records(() => import("./example/example-detail.tsx")),
  // authorization
  "views/Authorization/Department/Department": from.records(() => import("./authorization/department.tsx")),
  "views/Authorization/User/User": from.records(() => import("./authorization/user.tsx")),
  "views/Authorization/Menu/Menu": from.records(() => import("./authorization/menu.tsx")),
  "views/Authorization/Role/Role": from.records(() => import("./authorization/role.tsx")),
};

/** Whether a view exists for a component key. */
export const hasView = (key: string): boolean => Object.hasOwn(VIEWS, key);

/** Loads the view of a component key. */
export async function loadView(key: string): Promise<ComponentType> {
  const load = VIEWS[key];
  if (!load) throw new Error(`there is no view ${key}`);
  return (await load()).View;
}
