import styles from "./compare.css?inline";

// The file with the late styles of every page does not contain these rules. A page from the server contains them if it
// needs them; for every other page they come with this code.
if (!import.meta.env.SSR) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
