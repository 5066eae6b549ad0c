import { Portal } from "@ark-ui/react/portal";
import { createContext, type ReactNode, type RefObject, useContext } from "react";

/** Where what opens out of a control is put: into the dialog around it, which keeps the focus, or into the body. */
export const PanelHost = createContext<RefObject<HTMLElement | null> | null>(null);

/** Puts a panel above everything that would cut it off. */
export function PanelPortal({ children }: { children: ReactNode }) {
  const host = useContext(PanelHost);
  return <Portal {...(host && { container: host })}>{children}</Portal>;
}
