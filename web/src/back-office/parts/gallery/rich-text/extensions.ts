import type { Extensions } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { TaskItem, TaskList } from "@tiptap/extension-list";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { TextAlign } from "@tiptap/extension-text-align";
import { BackgroundColor, Color, FontSize, TextStyle } from "@tiptap/extension-text-style";
import { StarterKit } from "@tiptap/starter-kit";
import { Indent } from "./indent.ts";
import { Video } from "./video.ts";

/** The editor's extensions. `taskLabel` is the accessible name of a task's checkbox. */
export const extensionsOf = (taskLabel: (text: string) => string): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, defaultProtocol: "https", protocols: ["http", "https", "mailto"] },
  }),
  Image.configure({ allowBase64: true }),
  Video,
  // Merging nested spans would set a style attribute, which the CSP blocks.
  TextStyle.configure({ mergeNestedSpanStyles: false }),
  Color,
  BackgroundColor,
  FontSize,
  TextAlign.configure({ types: ["heading", "paragraph"] }),
  Indent,
  TaskList,
  TaskItem.configure({ nested: true, a11y: { checkboxLabel: (node) => taskLabel(node.textContent) } }),
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
];
