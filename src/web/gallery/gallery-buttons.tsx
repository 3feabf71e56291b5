import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Icon, type IconName, MemberMark } from "#web/ui/icon.tsx";
import { GallerySection } from "./gallery-section.tsx";

const VARIANTS = ["primary", "outline", "quiet"] as const;
const SIZES = ["small", "regular", "large"] as const;
const ICONS: IconName[] = [
  "menu",
  "close",
  "check",
  "chevron-down",
  "plus",
  "minus",
  "alert",
  "info",
  "download",
  "table",
  "sun",
  "moon",
  "undo",
  "print",
  "arrow-up-triangle",
  "arrow-down-triangle",
];

export function GalleryButtons() {
  return (
    <>
      <GallerySection title="Button">
        {SIZES.map((size) => (
          <div key={size} className="gallery-line">
            {VARIANTS.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {variant}, {size}
              </Button>
            ))}
          </div>
        ))}
        <div className="gallery-line">
          <Button icon="plus">With an icon</Button>
          <Button variant="outline" icon="close" aria-label="Close" />
          <Button busy>Busy</Button>
          <Button disabled>Disabled</Button>
          <ButtonLink to="#link" variant="outline">
            A link
          </ButtonLink>
        </div>
      </GallerySection>
      <GallerySection title="Icon and member mark">
        <div className="gallery-line">
          {ICONS.map((name) => (
            <Icon key={name} name={name} label={name} />
          ))}
          <MemberMark shape="disc" label="first member" />
          <MemberMark shape="diamond" label="second member" />
        </div>
      </GallerySection>
    </>
  );
}
