/** Elements that start a line. */
const blocks = /^(address|blockquote|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|table|tr|ul)$/i;
const hidden = /^(head|script|style|template|title)$/i;

/** Returns the text of a cell of a web page, with its lines. A table inside the cell belongs to it if it has one row. */
export function cellText(cell: Element): string {
  if (cell.childElementCount === 0) return cell.textContent.replaceAll(/\s+/g, " ").trim();
  return getLines(cell)
    .replaceAll(/[^\S\n]+/g, " ")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
}

function getLines(element: Node): string {
  return [...element.childNodes]
    .map((node) => {
      // A line break in the source is a space.
      if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? "").replaceAll(/\s+/g, " ");
      if (node.nodeType !== Node.ELEMENT_NODE || hidden.test(node.nodeName)) return "";
      if (/^br$/i.test(node.nodeName)) return "\n";
      if (/^table$/i.test(node.nodeName) && hasRows(node)) return "";
      const lines = getLines(node);
      if (/^t[dh]$/i.test(node.nodeName)) return ` ${lines} `;
      return blocks.test(node.nodeName) ? `\n${lines}\n` : lines;
    })
    .join("");
}

/** Whether a table has several rows, so that it is a table of its own. */
const hasRows = (table: Node) => table instanceof Element && table.querySelectorAll("tr").length > 1;
