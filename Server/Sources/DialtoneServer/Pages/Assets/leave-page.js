// Goes on to where the page's link leads, which is the app that opened the page or a provider.
const { href } = document.getElementById("return");
if (!/^(javascript|data|vbscript|blob):/i.test(href)) location.replace(href);
