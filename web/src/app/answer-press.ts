const PRESSED = "a[href], button, summary, label, [role=tab], [role=menuitem], [role=option]";
const ANSWER: KeyframeAnimationOptions = { duration: 180, easing: "ease-out" };

let answered: Promise<unknown> | null = null;

/**
 * Fades a pressed element in the next frame, before the browser draws what the press opens: a tap is over before
 * `:active` is painted. Not with reduced motion.
 */
export function answerPresses(): void {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)");
  const answer = ({ target }: Event): void => {
    // Without frames nothing would ever be ready.
    if (document.hidden) return;
    if (!still.matches && target instanceof Element) target.closest(PRESSED)?.animate({ opacity: [0.6, 1] }, ANSWER);
    // An animation is ready once its first frame is painted. Not the pressed element's, which a handler may remove; and
    // no timer, which does not run while a test has paused the page's clock.
    const frame = document.documentElement.animate({}, 0).ready.catch(() => undefined);
    answered = frame;
    void frame.then(() => (answered = answered === frame ? null : answered));
  };
  // Before the press is handled, because handling may remove the pressed element.
  document.addEventListener("click", answer, { capture: true, passive: true });
}

/** Runs work behind the frame that answers the press it follows from, if it follows from one; else at once. */
export const afterAnswer = <T>(work: () => Promise<T>): Promise<T> => (answered ? answered.then(work) : work());
