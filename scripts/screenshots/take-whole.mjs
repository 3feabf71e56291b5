/** On a screen as long as the page: what is fixed at a screen's bottom would else stand in the middle of the picture. */
export async function takeWhole(page, path) {
  const viewport = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...viewport, height: Math.max(viewport.height, height) });
  await page.screenshot({ path, fullPage: true });
  await page.setViewportSize(viewport);
}
