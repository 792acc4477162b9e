// The script of every page, one file for all: each part acts where it finds its elements.
import './ended-events.ts';
import './frame-height.ts';
import './offline.ts';
import './page-buttons.ts';
import './site-header.ts';
import './video-facade.ts';
import './widget-frame.ts';
