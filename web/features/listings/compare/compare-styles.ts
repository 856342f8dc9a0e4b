import { addStyles } from "#web/lib/styles/add-styles.ts";
import styles from "./compare.css?inline";

// A page from the server contains these rules if it needs them. For every other page they come with this code.
addStyles(styles);
