import { DialogBackdrop } from "@ark-ui/react/dialog";
import { chakra } from "@chakra-ui/react";

export const Backdrop = chakra(DialogBackdrop, {
  base: {
    position: "fixed",
    inset: "0",
    bg: "bg.backdrop",
    zIndex: "overlay",
    animation: "fade-in 160ms ease-out",
    _closed: { animation: "fade-out 120ms ease-in" },
  },
});
