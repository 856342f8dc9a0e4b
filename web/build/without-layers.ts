import type { CSSOptions } from "vite";

type PostcssOptions = Exclude<CSSOptions["postcss"], string | undefined>;

/**
 * How often the selectors of a layer are made more specific, in the order of web/site/styles.css. All other layers follow the
 * utilities; rules outside of layers are last.
 */
const raises: Readonly<Record<string, number>> = { properties: 0, theme: 0, base: 0, components: 0, utilities: 1 };
const raiseInOtherLayers = 2;
const raiseOutsideLayers = 3;
/** Matches every element, as specifically as an id. */
const raise = ":not(#_)";

/**
 * Replaces the layers of style sheets by specificity, and adds older units. Chrome 98, Safari 15.3, UC and Opera Mini drop
 * what is in a layer, so that their pages would have no styles at all.
 */
export function withoutLayers(): PostcssOptions {
  return {
    plugins: [
      {
        postcssPlugin: "without-layers",
        OnceExit(root) {
          root.walkComments((comment) => {
            comment.remove();
          });
          root.walkRules((rule) => {
            const { parent } = rule;
            const isNested = parent?.type === "rule" || (parent?.type === "atrule" && /keyframes$/.test(parent.name));
            if (isNested) return;
            const selectors = rule.selectors.filter((selector) => !unused.includes(selector));
            if (selectors.length === 0) rule.remove();
            else rule.selectors = selectors.map((selector) => raised(selector, getSpecificity(parent)));
          });
          root.walkDecls(/^(max-)?height$/, (declaration) => {
            const value = declaration.value.replace(newHeight, "$1vh");
            if (value !== declaration.value) declaration.cloneBefore({ value });
          });
          // Rules for all elements do the same in all browsers.
          root.walkAtRules("property", (property) => {
            property.remove();
          });
          root.walkAtRules("supports", (condition) => {
            const { parent, nodes = [] } = condition;
            if (parent?.type === "atrule" && parent.params === "properties") condition.replaceWith(nodes);
          });
          root.walkAtRules("layer", (layer) => {
            layer.replaceWith(layer.nodes ?? []);
          });
        },
      },
    ],
  };
}

/** Selectors of Tailwind: no page has a shadow tree, and no backdrop a utility. */
const unused = [":host", "::backdrop"];

/** Heights without the bars of the browser: Chrome 108 and Safari 15.4. */
const newHeight = /(\d)[ds]vh\b/g;

interface Ancestor {
  parent?: Ancestor | undefined;
  name?: string;
  params?: string;
}

function getSpecificity(ancestor: Ancestor | undefined): number {
  if (!ancestor) return raiseOutsideLayers;
  if (ancestor.name !== "layer") return getSpecificity(ancestor.parent);
  return raises[ancestor.params ?? ""] ?? raiseInOtherLayers;
}

/** The name of an element comes first in a selector. */
const raised = (selector: string, count: number): string =>
  selector.replace(/^(\*|[a-z][\w-]*)?/i, (element) => element + raise.repeat(count));
