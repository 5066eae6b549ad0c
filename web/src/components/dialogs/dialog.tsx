import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { type ComponentProps, type FocusEvent, type ReactNode, type RefObject, useRef } from "react";
import { ON_PHONES } from "#components/layout/sticky-action.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { DialogContent, DialogDescription, DialogPositioner, DialogShell, DialogTitle } from "./dialog-shell.tsx";
import { LANDING } from "./focus-landing.ts";

interface DialogProps extends Omit<ComponentProps<typeof DialogShell>, "backdrop" | "closeOnInteractOutside"> {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /**
   * Shape and scrolling. `form`: scrolls as a whole. `record`: only the body scrolls, below the heading; `wide-` and
   * `filled-record` are larger. On a phone, forms and records are sheets at the bottom edge. `floating`: near the top
   * of the window; a press outside closes the dialog.
   */
  readonly look: keyof typeof FAMILIES;
  /** Buttons in the heading, before the close button. */
  readonly tools?: ReactNode;
  /** A question about the content, such as whether to discard it; while it is shown, the heading is inert. */
  readonly question?: ReactNode;
  /** The dialog's element, which receives the focus unless `initialFocusEl` returns another one. */
  readonly content?: RefObject<HTMLDivElement | null>;
}

/** Looks with the same value share the style of the heading. The footer of a `sticky-form` stays in view on phones. */
const FAMILIES = {
  form: "form",
  "sticky-form": "form",
  record: "record",
  "wide-record": "record",
  "filled-record": "record",
  floating: "floating",
} as const;

/** A modal dialog with a title and a close button. For a form with its buttons, use `FormDialog`. */
export function Dialog(props: DialogProps) {
  const { look, title, description, tools, question, content, children, ...shell } = props;
  const family = FAMILIES[look];
  const { t } = useLingui();
  const own = useRef<HTMLDivElement>(null);
  const box = content ?? own;
  const asking = Boolean(question);
  // The focus trap does not scroll when it moves the focus from the last element to the first, or back, so scroll here.
  const scrollToFocus = ({ target }: FocusEvent) => {
    if (target !== box.current) target.scrollIntoView({ block: "nearest" });
  };
  return (
    // By default the library would focus the first button, which without `tools` is the close button.
    <DialogShell closeOnInteractOutside={look === "floating"} initialFocusEl={() => box.current} {...shell}>
      <Positioner look={look === "filled-record" ? "filled" : family}>
        <Content
          ref={box}
          look={look}
          aria-busy={shell.busy || undefined}
          onFocus={family === "form" ? scrollToFocus : undefined}
        >
          <Head look={family} inert={asking} opacity={asking && family === "form" ? 0.4 : 1}>
            <TitleLine look={family}>
              <Title look={family} {...LANDING}>
                {title}
              </Title>
              <Tools look={family}>
                {tools}
                <IconButton aria-label={t`Close`} aria-disabled={shell.busy || undefined} onClick={shell.onClose}>
                  <Icon of={X} />
                </IconButton>
              </Tools>
            </TitleLine>
            {description && <Description>{description}</Description>}
          </Head>
          {children}
          {question}
        </Content>
      </Positioner>
    </DialogShell>
  );
}

// `sheet` and `sheetBox` are functions: after compiling the styles, the build removes unused functions but not unused
// objects.
/** Positions a dialog in the centre; on a phone at the bottom edge, above an on-screen keyboard. */
const sheet = () =>
  ({
    top: "var(--view-top, 0px)",
    bottom: "var(--keyboard, 0px)",
    alignItems: { base: "flex-end", sm: "center" },
    padding: { base: "0", sm: "6" },
  }) as const;
const Positioner = chakra(DialogPositioner, {
  base: { position: "fixed", inset: "0", zIndex: "overlay", display: "flex", justifyContent: "center" },
  variants: {
    look: {
      form: sheet(),
      record: sheet(),
      filled: { ...sheet(), padding: "0" },
      floating: {
        alignItems: "flex-start",
        padding: { base: "3", sm: "6" },
        // On a phone, keep the header free for toasts.
        paddingTop: { base: "header", sm: "12vh" },
      },
    },
  },
});

const sheetBox = () =>
  ({
    // On a phone, keep the header free for toasts.
    maxHeight: { base: "calc(100% - {sizes.header})", sm: "full" },
    borderTopRadius: "panel",
    borderBottomRadius: { base: "0", sm: "panel" },
    animation: "rise 200ms cubic-bezier(0.2, 0.7, 0.2, 1)",
  }) as const;
const form = () => ({ ...sheetBox(), maxWidth: "30rem", overflowY: "auto", overscrollBehavior: "contain" }) as const;
const record = () => ({ ...sheetBox(), display: "flex", flexDirection: "column", overflow: "hidden" }) as const;
const Content = chakra(DialogContent, {
  base: {
    width: "full",
    bg: "bg.raised",
    borderWidth: "1px",
    boxShadow: "float",
    outline: "none",
    _closed: { animation: "sink 120ms ease-in" },
  },
  variants: {
    look: {
      form: form(),
      // Focused fields scroll to above the sticky buttons, which take two rows in narrow windows.
      "sticky-form": { ...form(), [ON_PHONES]: { scrollPaddingBottom: "8.5rem" } },
      record: { ...record(), maxWidth: "34rem" },
      "wide-record": { ...record(), maxWidth: "52rem" },
      "filled-record": { ...record(), maxWidth: "full", height: "100dvh", maxHeight: "100dvh", borderRadius: "0" },
      floating: {
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: "4",
        maxWidth: "36rem",
        maxHeight: "full",
        overflowY: "auto",
        padding: "5",
        borderRadius: "panel",
        animation: "rise 160ms cubic-bezier(0.2, 0.7, 0.2, 1)",
      },
    },
  },
});

const Head = chakra("header", {
  variants: {
    look: {
      form: { paddingX: { base: "5", sm: "6" }, paddingTop: { base: "5", sm: "6" } },
      record: { padding: "5", borderBottomWidth: "1px" },
      floating: {},
    },
  },
});
const TitleLine = chakra("div", {
  base: { display: "flex", alignItems: "center", justifyContent: "space-between", gap: "3" },
  variants: { look: { form: { alignItems: "flex-start" }, record: {}, floating: {} } },
});
const Title = chakra(DialogTitle, {
  variants: {
    look: {
      form: { fontSize: "xl" },
      record: { fontSize: "lg", outline: "none" },
      floating: { fontSize: "lg", fontWeight: "semibold", outline: "none" },
    },
  },
});
const Tools = chakra("div", {
  base: { display: "flex", flexShrink: 0 },
  variants: { look: { form: { margin: "-2.5" }, record: { margin: "-2" }, floating: { margin: "-2" } } },
});
const Description = chakra(DialogDescription, { base: { color: "ink.second", fontSize: "sm", marginTop: "1" } });
