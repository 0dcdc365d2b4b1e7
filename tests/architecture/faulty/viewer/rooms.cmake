set(viewer_rooms look board window)
set(viewer_look_uses)
set(viewer_board_uses)
set(viewer_window_uses look board)
