import { Portal } from "@ark-ui/react/portal";
import { createContext, type ReactNode, type RefObject, useContext } from "react";

/** The container for a control's panel: the surrounding dialog, which traps the focus, or the body. */
export const PanelHost = createContext<RefObject<HTMLElement | null> | null>(null);

/** Renders a panel in a portal, so that no ancestor clips it. */
export function PanelPortal({ children }: { children: ReactNode }) {
  const host = useContext(PanelHost);
  return <Portal {...(host && { container: host })}>{children}</Portal>;
}
