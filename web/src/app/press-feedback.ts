const PRESSED = "a[href], button, summary, label, [role=tab], [role=menuitem], [role=option]";
const ANSWER: KeyframeAnimationOptions = { duration: 180, easing: "ease-out" };

let answered: Promise<unknown> | null = null;

/**
 * Fades a pressed element in the next frame, before the page renders the result: a tap is too short for the browser to
 * paint `:active`. No fade with reduced motion.
 */
export function answerPresses(): void {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)");
  const answer = ({ target }: Event): void => {
    // A hidden page paints no frames, so the promise would never resolve.
    if (document.hidden) return;
    if (!still.matches && target instanceof Element) target.closest(PRESSED)?.animate({ opacity: [0.6, 1] }, ANSWER);
    // Wait for a frame: an animation is ready once its first frame is painted. Animate the document, because a handler
    // may remove the pressed element. Not a timer, because a timer stops while a test pauses the page's clock.
    const frame = document.documentElement.animate({}, 0).ready.catch(() => undefined);
    answered = frame;
    void frame.then(() => (answered = answered === frame ? null : answered));
  };
  // Capture the click before other handlers, because they may remove the pressed element.
  document.addEventListener("click", answer, { capture: true, passive: true });
}

/** Runs `work` after the frame that acknowledges the current press; at once if there is no press. */
export const afterAnswer = <T>(work: () => Promise<T>): Promise<T> => (answered ? answered.then(work) : work());
