import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Icon } from "./ui/icon.tsx";
import { IconButton } from "./ui/icon-button.tsx";

interface Message {
  id: number;
  kind: "success" | "error" | "warning" | "info";
  text: string;
}

const LOOKS = {
  success: { icon: CircleCheck, color: "success" },
  error: { icon: CircleAlert, color: "failure" },
  warning: { icon: TriangleAlert, color: "review" },
  info: { icon: Info, color: "link" },
} as const;

/** Long enough to read: longer texts and errors stay longer. */
const standsFor = ({ kind, text }: Message) => (kind === "error" ? 6000 : 4000) + Math.min(text.length, 120) * 40;

/** The one message on screen. Its two live regions are always mounted, or a first message would go unheard. */
export function Toaster({ message, onDismiss }: { message: Message | null; onDismiss: (id: number) => void }) {
  const { t } = useLingui();
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!message || held) return;
    const timer = setTimeout(() => onDismiss(message.id), standsFor(message));
    return () => clearTimeout(timer);
  }, [message, held, onDismiss]);

  const look = LOOKS[message?.kind ?? "info"];
  const urgent = message?.kind === "error" || message?.kind === "warning";
  return (
    <chakra.div
      position="fixed"
      zIndex="toast"
      top="calc({sizes.header} + {spacing.3})"
      insetX="4"
      display="flex"
      justifyContent="center"
      pointerEvents="none"
    >
      <chakra.div
        key={message?.id ?? 0}
        display="flex"
        alignItems="flex-start"
        gap="3"
        maxWidth="30rem"
        {...(message && {
          pointerEvents: "auto",
          padding: "3",
          paddingStart: "4",
          bg: "bg.raised",
          borderWidth: "1px",
          borderStyle: "solid",
          borderColor: "hairline",
          borderRadius: "control",
          boxShadow: "float",
          animation: "rise 200ms cubic-bezier(0.2, 0.7, 0.2, 1)",
        })}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {message && (
          <chakra.span color={look.color} paddingTop="0.5" display="flex">
            <Icon of={look.icon} />
          </chakra.span>
        )}
        <chakra.div fontSize="sm" lineHeight="snug" paddingY={message ? "0.5" : "0"}>
          <div role="status" aria-live="polite">
            {!urgent && message?.text}
          </div>
          <div role="alert" aria-live="assertive">
            {urgent && message.text}
          </div>
        </chakra.div>
        {message && (
          <IconButton aria-label={t`Close`} onClick={() => onDismiss(message.id)} boxSize="8" margin="-1">
            <Icon of={X} size={18} />
          </IconButton>
        )}
      </chakra.div>
    </chakra.div>
  );
}
