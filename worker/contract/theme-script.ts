/**
 * Runs in the head before anything is drawn: says that there is a script, and puts the stored choice of theme on the
 * page so that it never flashes in the other one. Its hash stands in the Content-Security-Policy; a test compares both.
 */
export const themeScript =
  '((d)=>{d.dataset.js="";try{const t=localStorage.getItem("theme");if(t==="dark"||t==="light")d.dataset.theme=t}catch{}})(document.documentElement)';

/** SHA-256 of `themeScript`, base64, as it stands in the policy between quotes. */
export const themeScriptHash = "sha256-Qpp9LREbVYT7M3y9vIDVImgpoMc6Uf666knlWnjNmYU=";
