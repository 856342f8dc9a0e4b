import { addStyles } from "./add-styles.ts";
import styles from "./older-browsers.css?inline";

addStyles(styles);
