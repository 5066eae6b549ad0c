import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { CircleAlert, CircleCheck, Info, TriangleExclamationPoint, X } from "lucide-react";
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";

interface Message {
  id: number;
  kind: "success" | "error" | "warning" | "info";
  text: string;
  /** The toast explains the navigation that follows, so it stays on the next page. */
  follows?: true;
}

interface ToasterProps {
  message: Message | null;
  onDismiss: (id: number) => void;
  /** The current page. When it changes, the toast is dismissed unless it `follows`. */
  page?: string;
}

const ICONS = {
  success: CircleCheck,
  error: CircleAlert,
  warning: TriangleExclamationPoint,
  info: Info,
} as const;

/** Time in ms until the toast closes. A toast that is hovered or focused stays open longer. */
const standsFor = ({ kind }: Message) => (kind === "success" ? 3000 : 6000);
/** How long a hovered or focused toast stays open, in ms, before this is checked again. */
const LINGER_MS = 1500;

/**
 * The toast. It is in the body, outside the page: an open dialog hides the page from screen readers, except elements
 * marked `data-live-announcer`.
 */
export function Toaster({ message, ...props }: ToasterProps) {
  // Mount the live regions empty, because a text that is mounted with its region is not announced.
  const [standing, setStanding] = useState(false);
  useEffect(() => {
    const painted = requestAnimationFrame(() => setStanding(true));
    return () => cancelAnimationFrame(painted);
  }, []);
  return createPortal(<Announcer message={standing ? message : null} {...props} />, document.body);
}

function Announcer({ message, onDismiss, page }: ToasterProps) {
  const { t } = useLingui();
  const card = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);

  const leavePage = useEffectEvent(() => {
    if (message && !message.follows) onDismiss(message.id);
  });
  const lastPage = useRef(page);
  useEffect(() => {
    if (page !== lastPage.current) leavePage();
    lastPage.current = page;
  }, [page]);

  useEffect(() => {
    if (!message) return undefined;
    let timer = setTimeout(function leave() {
      if (card.current?.matches(":hover, :focus-within")) timer = setTimeout(leave, LINGER_MS);
      else onDismiss(message.id);
    }, standsFor(message));
    return () => clearTimeout(timer);
  }, [message, onDismiss]);

  const dismiss = () => {
    if (!message) return;
    const hadFocus = card.current?.contains(document.activeElement);
    onDismiss(message.id);
    if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // Escape closes only the toast, not the dialog below: a listener on window runs before those of dialogs on
    // document.
    event.preventDefault();
    event.stopPropagation();
    dismiss();
  });
  const shown = message !== null;
  useEffect(() => {
    if (!shown) return undefined;
    window.addEventListener("keydown", onEscape, { capture: true });
    return () => window.removeEventListener("keydown", onEscape, { capture: true });
  }, [shown]);

  const urgent = message?.kind === "error" || message?.kind === "warning";
  const text = message && <span key={message.id}>{message.text}</span>;
  return (
    <section aria-label={t`Messages`} data-live-announcer>
      <Card
        ref={card}
        data-shown={shown || undefined}
        onFocus={({ relatedTarget }: FocusEvent) => {
          if (!card.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
        }}
      >
        {shown && (
          <Sign kind={message.kind}>
            <Icon of={ICONS[message.kind]} />
          </Sign>
        )}
        <chakra.div flex="1" fontSize={{ base: "xs", sm: "sm" }} lineHeight="snug">
          <div role="status" aria-live="polite">
            {!urgent && text}
          </div>
          <div role="alert" aria-live="assertive">
            {urgent && text}
          </div>
        </chakra.div>
        {shown && (
          <IconButton aria-label={t`Close`} onClick={dismiss} boxSize="8" margin="-1">
            <Icon of={X} size={18} />
          </IconButton>
        )}
      </Card>
    </section>
  );
}

const Card = chakra("div", {
  base: {
    position: "fixed",
    zIndex: "toast",
    // Over the page's header, where the toast covers no content, and below a notch.
    top: "calc(env(safe-area-inset-top) + {spacing.1})",
    left: "50%",
    translate: "-50% 0",
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    width: "max-content",
    minHeight: "calc({sizes.header} - env(safe-area-inset-top) - {spacing.2})",
    maxWidth: "min(40rem, calc(100vw - {spacing.3}))",
    pointerEvents: "none",
    "&[data-shown]": {
      // An open dialog disables pointer events everywhere else, so enable them here.
      pointerEvents: "auto",
      paddingY: "0.5",
      paddingX: "3",
      bg: "bg.raised",
      borderWidth: "1px",
      // Stronger in the dark scheme, because the toast has the same background as panels.
      borderColor: { base: "hairline", _dark: "hairline.strong" },
      borderRadius: "control",
      boxShadow: "float",
      animation: "rise 200ms cubic-bezier(0.2, 0.7, 0.2, 1)",
    },
    _print: { display: "none" },
  },
});

const Sign = chakra("span", {
  base: { display: "flex" },
  variants: {
    kind: {
      success: { color: "success" },
      error: { color: "failure" },
      warning: { color: "review" },
      info: { color: "link" },
    },
  },
});
