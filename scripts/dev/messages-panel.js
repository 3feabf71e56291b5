/** The last mails and texts of the development server, at the foot of every page. */
const panel = document.createElement("aside");
panel.setAttribute("aria-label", "Mails and texts (development)");
panel.style.cssText =
  "position:fixed;z-index:9;left:8px;bottom:8px;max-width:calc(100% - 16px);padding:6px 10px;font:13px/1.5 system-ui;" +
  "background:Canvas;color:CanvasText;border:1px solid;border-radius:6px;overflow-wrap:anywhere";
panel.hidden = true;
document.body.append(panel);

function line({ to, subject, links }) {
  const item = document.createElement("p");
  item.style.margin = "0";
  item.append(`${to}: ${subject} `);
  for (const link of links) {
    const anchor = document.createElement("a");
    anchor.href = link;
    anchor.textContent = "open its link ";
    item.append(anchor);
  }
  return item;
}

async function look() {
  const messages = await fetch("/dev/messages").then((response) => (response.ok ? response.json() : []));
  panel.replaceChildren(...messages.slice(0, 3).map(line));
  panel.hidden = messages.length === 0;
}

setInterval(() => look().catch(() => {}), 1_500);
