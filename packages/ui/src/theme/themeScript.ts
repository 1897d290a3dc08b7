/** Where a browser keeps the theme that was chosen in it. */
export const THEME_KEY = 'dira-theme'

/**
 * The text of a script that puts the chosen theme on the page before anything is painted, so that none flashes in the other one. A page
 * holds it inline in its head, before the style sheets: `<script>${themeScript}</script>`. A content security policy allows it by its
 * hash. Where nothing was chosen, or the browser lets nobody read its storage, the page follows the system. Whoever renders `<html>` with
 * React sets `suppressHydrationWarning` on it.
 */
export const themeScript = `try{const t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`
