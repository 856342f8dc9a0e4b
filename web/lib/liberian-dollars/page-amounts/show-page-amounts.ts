import type { LiberianDollars } from "../liberian-dollars.ts";
import { describeAmounts } from "./describe-amounts.ts";
import "./page-amounts.css";
import { setAmounts, shownAmounts, showSelectedAmounts } from "./shown-amounts.ts";

/** What shows its amounts in L$ itself, has no space for them, or needs its `::after` for something else. */
const ownAmounts = ".price,.lrd-terms,.contact-bar,.compare-scroll,.cover-link,summary";
/** What shows its amounts behind its whole content. A browser that translates the page adds elements to it. */
const wholeElements = "option,b,.chip,.stats dd";
const skipped = `script,style,noscript,svg,textarea,${ownAmounts}`;

/**
 * Shows every amount of US dollars on the page in L$ too, until the returned function is called. React owns the texts,
 * so the amounts are attributes, which the styles show.
 */
export function showPageAmounts(liberian: LiberianDollars): () => void {
  const update = (inner: Element) => {
    const element = inner.closest(wholeElements) ?? inner;
    const text = element.closest(skipped) ? undefined : describeAmounts(readOwnText(element), liberian);
    setAmounts(element, text && !element.textContent.includes("L$") ? text : undefined);
  };
  const updateAll = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (text.parentElement && text.nodeValue?.includes("$")) update(text.parentElement);
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const changed = target instanceof Element ? target : target.parentElement;
      if (changed) update(changed);
      for (const node of addedNodes) if (node instanceof Element) updateAll(node);
    }
  });
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) showSelectedAmounts(target);
  };
  updateAll(document.body);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  // Captured, because React stops events in parts whose code has not loaded yet.
  document.addEventListener("change", onChange, true);
  return () => {
    observer.disconnect();
    document.removeEventListener("change", onChange, true);
    for (const element of document.querySelectorAll(shownAmounts)) setAmounts(element, undefined);
  };
}

/** Returns the text of an element without that of the elements in it, unless they belong together. */
function readOwnText(element: Element): string {
  if (element.matches(wholeElements)) return element.textContent;
  let text = "";
  for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue;
  return text;
}
