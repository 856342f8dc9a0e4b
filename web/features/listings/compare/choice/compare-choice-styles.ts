import { addStyles } from "#web/lib/styles/add-styles.ts";
import styles from "./compare-choice.css?inline";

addStyles(styles);
