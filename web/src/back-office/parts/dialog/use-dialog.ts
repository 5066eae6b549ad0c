import { useState } from "react";

/**
 * State of a dialog about a record. The record is kept while the closing animation still shows it.
 * @example const edit = useDialog<User>(); edit.show(user); edit.about && <EditDialog {...edit.frame} user={edit.about} />
 */
export function useDialog<About>() {
  const [about, setAbout] = useState<About | null>(null);
  const [open, setOpen] = useState(false);
  return {
    about,
    show: (next: About) => {
      setAbout(() => next);
      setOpen(true);
    },
    close: () => setOpen(false),
    frame: { open, onClose: () => setOpen(false), onExitComplete: () => setAbout(null) },
  };
}
