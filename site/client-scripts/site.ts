// The script of every page without the finder, one file for all: each part acts where it finds its elements.
import './ended-events.ts';
import './page-buttons.ts';
import './video-facade.ts';
import './widget-frame.ts';
