"""What training and answering cost."""
