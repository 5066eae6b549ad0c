/** What every dialog of the settings gets. */
export interface DialogFrame {
  open: boolean;
  onClose: () => void;
  onExitComplete: () => void;
}
