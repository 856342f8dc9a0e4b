const tags = /<\/?[a-z][^<>]*>/gi;

/**
 * Returns a web page without styles and event handlers. They would have no effect, but browsers report each one as a violation
 * of the content security policy, and Excel writes a style for each cell.
 */
export const withoutStyles = (markup: string): string =>
  markup.replaceAll(tags, (tag) =>
    tag.replace(/^<(\/?)style\b/i, "<$1template").replaceAll(/(\s)(style|on[a-z]+)(?= ?=)/gi, "$1data-$2"),
  );
