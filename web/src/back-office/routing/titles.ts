import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { useCallback } from "react";

/** Texts for the title keys of the server's route list. */
const TITLES: Readonly<Record<string, MessageDescriptor>> = {
  "router.dashboard": msg`Dashboard`,
  "router.analysis": msg`Analysis`,
  "router.workplace": msg`Workplace`,
  "router.document": msg`Documentation`,
  "router.guide": msg`Guide`,
  "router.component": msg`Components`,
  "router.form": msg`Form`,
  "router.defaultForm": msg`Default form`,
  "router.table": msg`Table`,
  "router.defaultTable": msg`Default table`,
  "router.PicturePreview": msg`Image preview`,
  "router.tableVideoPreview": msg`Video preview`,
  "router.cardTable": msg`Card table`,
  "router.editor": msg`Editors`,
  "router.richText": msg`Rich text`,
  "router.jsonEditor": msg`JSON editor`,
  "router.codeEditor": msg`Code editor`,
  "router.search": msg({ message: "Search", context: "title of a view" }),
  "router.descriptions": msg({ message: "Descriptions", context: "title of a view" }),
  "router.imageViewer": msg`Image viewer`,
  "router.dialog": msg`Dialog`,
  "router.icon": msg`Icons`,
  "router.iconPicker": msg`Icon picker`,
  "router.echart": msg`Charts`,
  "router.countTo": msg`Count up`,
  "router.qrcode": msg({ message: "QR code", context: "title of a view" }),
  "router.highlight": msg`Highlight`,
  "router.infotip": msg`Info box`,
  "router.inputPassword": msg`Password input`,
  "router.waterfall": msg`Waterfall`,
  "router.imageCropping": msg`Image cropping`,
  "router.videoPlayer": msg`Video player`,
  "router.avatars": msg`Avatar list`,
  "router.iAgree": msg`Agreement box`,
  "router.tree": msg`Tree`,
  "router.function": msg`Functions`,
  "router.multipleTabs": msg`Multiple tabs`,
  "router.details": msg({ message: "Details", context: "title of a view" }),
  "router.request": msg`Requests`,
  "router.permission": msg`Permission test`,
  "router.level": msg`Nested menu`,
  "router.menu1": msg`Menu 1`,
  "router.menu11": msg`Menu 1-1`,
  "router.menu111": msg`Menu 1-1-1`,
  "router.menu12": msg`Menu 1-2`,
  "router.menu2": msg`Menu 2`,
  "router.example": msg`Examples`,
  "router.exampleDialog": msg`Example with dialogs`,
  "router.examplePage": msg`Example with pages`,
  "router.exampleAdd": msg`Add example`,
  "router.exampleEdit": msg`Edit example`,
  "router.exampleDetail": msg`Example details`,
  "router.errorPage": msg`Error pages`,
  "router.authorization": msg`Authorization`,
  "router.department": msg`Departments`,
  "router.user": msg`Users`,
  "router.menuManagement": msg`Menus`,
  "router.role": msg({ message: "Roles", context: "title of a view" }),
  "router.personal": msg`Personal`,
  "router.personalCenter": msg({ message: "Personal centre", context: "title of a view" }),
};

/**
 * Returns a function that translates a title key of the route list. Any other title stays as it is, without a leading
 * "router.".
 */
export function useTitleText(): (title: string) => string {
  const { i18n } = useLingui();
  return useCallback(
    (title) => {
      const text = Object.hasOwn(TITLES, title) ? TITLES[title] : undefined;
      return text ? i18n._(text) : title.replace(/^router\./, "");
    },
    [i18n],
  );
}
