import { type CommandProps, Extension } from "@tiptap/core";

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    indent: {
      /** Indents the blocks of the selection by this many steps; outdents if negative. */
      indentBy: (steps: number) => ReturnType;
    };
  }
}

const TYPES = ["paragraph", "heading"];
const STEP_EM = 2;
const MOST = 8;

const stepsOf = (text: string): number => Math.min(MOST, Math.round((Number.parseFloat(text) || 0) / STEP_EM));

/** Indents paragraphs and headings; list items change their level. */
export const Indent = Extension.create({
  name: "indent",
  addGlobalAttributes() {
    return [
      {
        types: TYPES,
        attributes: {
          indent: {
            default: 0,
            parseHTML: (element) => stepsOf(element.style.getPropertyValue("margin-inline-start")),
            renderHTML: ({ indent }) => {
              const steps = Number(indent);
              return steps > 0 ? { style: `margin-inline-start: ${steps * STEP_EM}em` } : {};
            },
          },
        },
      },
    ];
  },
  addCommands() {
    return {
      indentBy:
        (steps: number) =>
        ({ state, tr, dispatch, editor, commands }: CommandProps) => {
          for (const item of ["listItem", "taskItem"])
            if (editor.isActive(item)) return steps > 0 ? commands.sinkListItem(item) : commands.liftListItem(item);
          const { from, to } = state.selection;
          let moved = false;
          state.doc.nodesBetween(from, to, (node, position) => {
            if (!TYPES.includes(node.type.name)) return;
            const before = Number(node.attrs["indent"]);
            const after = Math.max(0, Math.min(MOST, before + steps));
            if (after === before) return;
            moved = true;
            if (dispatch) tr.setNodeAttribute(position, "indent", after);
          });
          return moved;
        },
    };
  },
});
