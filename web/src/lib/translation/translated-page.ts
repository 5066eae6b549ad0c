// Browsers translate a page by replacing its text nodes: Chrome by <font> elements, Safari and Firefox by other text
// nodes, sometimes in another order; some extensions rewrite the text nodes. React keeps references to the nodes that
// it created: removing a replaced one would throw, and a new amount would go into a node that is no longer in the page.
// So before React changes a node, this module restores React's nodes around it; the browser then translates them again
// (rule C8). Entry modules import this before React.

/** A translation that arrives within this time (in ms) after React has changed the text may be of the old text. */
const STALE_UNTIL = 1_000;

/** For each element: functions that undo a translator's changes to its children, in the order of the changes. */
const undoSteps = new WeakMap<Node, (() => void)[]>();
/** The parent that each node of the page had before a translator changed or removed it. */
const homes = new WeakMap<Node, Node>();
/** When React last set the text of a node. */
const writtenAt = new WeakMap<Node, number>();
let isTranslated = false;
/**
 * The <font> that a translator inserted with its last call; its next call removes the text that this <font> replaces.
 */
let placed: Node | null = null;

/** Whether React created the node. React adds properties of its own to its nodes. */
const isReacts = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith("__react"));

const observer = new MutationObserver(note);
observer.observe(document, { subtree: true, childList: true, characterData: true, characterDataOldValue: true });

/** Remembers how to undo changes to React's nodes that other code has made. */
function note(records: readonly MutationRecord[]): void {
  for (const { target, oldValue, removedNodes, nextSibling } of records) {
    const noteStep = (node: Node, parent: Node | null, undo: () => void): void => {
      // React adds no properties to a text that is an element's only child, so also check the parent. Ignore editable
      // elements, where the browser changes the text while the user types.
      const isOfPage = parent && (isReacts(node) || (writtenAt.has(node) && isReacts(parent)));
      if (!isOfPage || (parent as HTMLElement).isContentEditable) return;
      isTranslated = true;
      homes.set(node, parent);
      undoSteps.set(parent, [...(undoSteps.get(parent) ?? []), undo]);
      const wait = STALE_UNTIL - (performance.now() - (writtenAt.get(node) ?? -STALE_UNTIL));
      if (wait > 0) setTimeout(change, wait, parent);
    };
    removedNodes.forEach((node, at) => {
      const next = removedNodes[at + 1] ?? nextSibling;
      noteStep(node, target, () => {
        if (next?.parentNode === target) (next as ChildNode).before(node);
        else (target as Element).append(node);
      });
    });
    if (target instanceof Text) noteStep(target, target.parentNode, () => (target.data = oldValue ?? ""));
  }
}

/**
 * Makes a change for React (`make`), after restoring React's nodes in all elements around `node`: translators move
 * words between the elements of a sentence.
 */
function change(node: Node, make?: () => unknown): unknown {
  note(observer.takeRecords());
  for (let at: Node | null = isTranslated ? node : null; at; at = at.parentNode) {
    const steps = undoSteps.get(at);
    if (!steps) continue;
    undoSteps.delete(at);
    steps.toReversed().forEach((undo) => undo());
    const foreign = [...at.childNodes].filter((child) => !isReacts(child) && !writtenAt.has(child));
    foreign.forEach((child) => child.remove());
  }
  placed = null;
  const result = make?.();
  observer.takeRecords();
  return result;
}

const patched = Node.prototype as unknown as Record<string, unknown>;
for (const name of ["appendChild", "insertBefore", "removeChild"]) {
  const native = patched[name] as (...nodes: readonly unknown[]) => unknown;
  patched[name] = function changeChildren(this: Node, ...nodes: [Node, Node?]) {
    const make = () => native.apply(this, nodes);
    const [node] = nodes;
    const isReplaced = placed && nodes.length === 1 && (node.previousSibling === placed || node.nextSibling === placed);
    if (this.isConnected && !isReplaced && nodes.every((one) => !one || isReacts(one))) return change(this, make);
    placed = node.nodeName === "FONT" ? node : null;
    return make();
  };
}
for (const name of ["nodeValue", "textContent"]) {
  const native = Object.getOwnPropertyDescriptor(patched, name);
  Object.defineProperty(patched, name, {
    ...native,
    set(this: Node, value: string | null) {
      const make = () => native?.set?.call(this, value);
      const home = homes.get(this) ?? this;
      // React sets the text of an element only if the element contains nothing but text. The new text replaces the
      // translation, so nothing needs to be undone in it.
      const isWhole = ![...this.childNodes].some(isReacts);
      const whole = this instanceof Text ? !isReacts(this) && this.parentNode : isWhole && this;
      if (whole) undoSteps.delete(whole);
      if (isWhole && home.isConnected) {
        change(home, make);
        writtenAt.set(this, performance.now());
      } else make();
    },
  });
}
