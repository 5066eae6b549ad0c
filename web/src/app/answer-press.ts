const PRESSED = "a[href], button, summary, label, [role=tab], [role=menuitem], [role=option]";
const ANSWER: KeyframeAnimationOptions = { duration: 180, easing: "ease-out" };
/** In ms; longer than any frame. A page that the browser does not paint goes on after it. */
const NO_FRAME = 100;

let answered: Promise<void> | null = null;

/** Resolves behind the paint of the next frame. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    // A frame's callback runs before its paint; a task after it runs behind.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, NO_FRAME);
  });

/**
 * Lets whatever is pressed answer in the next frame, by a short fading in, however long what it asks for takes to draw.
 * A tap is over before `:active` is ever painted, and the compositor plays this while the page works. Readers who want
 * nothing to move see none of it.
 */
export function answerPresses(): void {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)");
  const answer = ({ target }: Event): void => {
    const frame = nextFrame();
    answered = frame;
    void frame.then(() => (answered = answered === frame ? null : answered));
    if (!still.matches && target instanceof Element) target.closest(PRESSED)?.animate({ opacity: [0.6, 1] }, ANSWER);
  };
  // Before the press is handled, because handling may remove the pressed element.
  document.addEventListener("click", answer, { capture: true, passive: true });
}

/** Runs work behind the frame that answers the press it follows from, if it follows from one; else at once. */
export const afterAnswer = <T>(work: () => Promise<T>): Promise<T> => (answered ? answered.then(work) : work());
