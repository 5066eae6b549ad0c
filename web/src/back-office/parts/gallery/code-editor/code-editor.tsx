import { chakra } from "@chakra-ui/react";
import { Compartment, EditorState, Prec } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { basicSetup } from "codemirror";
import { useEffect, useEffectEvent, useRef } from "react";
import { CODE_LANGUAGES, type CodeLanguage } from "./code-languages.ts";
import { CODE_COLOURS, CODE_THEMES, codeLook, type CodeTheme } from "./code-look.ts";

interface CodeEditorProps {
  /** Accessible name. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  language?: CodeLanguage;
  /** "page" follows the surrounding scheme. */
  theme?: CodeTheme;
  disabled?: boolean;
  /** Height in pixels. */
  height?: number;
}

/**
 * A code editor with line numbers, folding, search and completion; Tab moves the focus out of it. The library has
 * 110 kB plus the language: lazy-load this component with `lateComponent`.
 * @example <CodeEditor label={t`Program`} value={code} onChange={setCode} />
 */
export function CodeEditor({
  label,
  value,
  onChange,
  language = "java",
  theme = "page",
  disabled = false,
  height = 420,
}: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const changed = useEffectEvent((text: string) => onChange(text));
  const first = useEffectEvent(() => value);
  useEffect(() => {
    if (!host.current) return undefined;
    // In a shadow root, the editor uses a constructed style sheet; in the page it would add an inline style, which the
    // CSP blocks.
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" });
    const made = new EditorView({
      root,
      parent: root as unknown as Element,
      doc: first(),
      extensions: [
        basicSetup,
        LANGUAGE.of([]),
        Prec.highest(codeLook),
        LABEL.of([]),
        EDITABLE.of([]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) changed(update.state.doc.toString());
        }),
      ],
    });
    view.current = made;
    return () => {
      made.destroy();
      view.current = null;
    };
  }, []);
  useEffect(() => {
    view.current?.dispatch({
      effects: [
        LABEL.reconfigure(EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" })),
        EDITABLE.reconfigure([EditorState.readOnly.of(disabled)]),
      ],
    });
  }, [label, disabled]);
  useEffect(() => {
    let isDisposed = false;
    const load = async (): Promise<void> => {
      // If the language fails to load, the text stays plain.
      const extension = await CODE_LANGUAGES[language].load().catch(() => []);
      if (!isDisposed) view.current?.dispatch({ effects: LANGUAGE.reconfigure(extension) });
    };
    void load();
    return () => {
      isDisposed = true;
    };
  }, [language]);
  useEffect(() => {
    const made = view.current;
    if (made && made.state.doc.toString() !== value)
      made.dispatch({ changes: { from: 0, to: made.state.doc.length, insert: value } });
  }, [value]);
  return <Frame ref={host} data-theme={theme} style={{ height }} />;
}

const LANGUAGE = new Compartment();
const LABEL = new Compartment();
const EDITABLE = new Compartment();

const Frame = chakra("div", {
  base: {
    ...CODE_COLOURS,
    ...CODE_THEMES,
    minWidth: "0",
    overflow: "clip",
    bg: "var(--code-ground)",
    borderWidth: "1px",
    borderColor: "hairline.strong",
    borderRadius: "control",
    _focusWithin: { outline: "2px solid {colors.brand}", outlineOffset: "2px" },
  },
});
